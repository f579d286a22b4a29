/** Where in the house one is: the path of the address, and the key behind the # that opens a seat. */

export type Place =
  | { name: "home" }
  | { name: "tables" }
  | { name: "history" }
  | { name: "bring" }
  | { name: "rules"; game: string }
  | { name: "components"; game: string }
  | { name: "past"; game: string }
  | { name: "summary"; game: string }
  | { name: "learn"; game: string }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "editions" }
  | { name: "stop" }
  | { name: "nowhere" };

export function placeOf(path: string): Place {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decoded);
  if (first === "rules" && more.length === 1 && more[0] === "components") return { name: "components", game: second };
  if (more.length > 0) return { name: "nowhere" };
  if (first === "") return { name: "home" };
  if (first === "tables" && second === "") return { name: "tables" };
  if (first === "history" && second === "") return { name: "history" };
  if (first === "bring" && second === "") return { name: "bring" };
  if (first === "editions" && second === "") return { name: "editions" };
  if (first === "stop" && second === "") return { name: "stop" };
  if (first === "rules") return { name: "rules", game: second };
  if (first === "past" && second !== "") return { name: "past", game: second };
  if (first === "summary" && second !== "") return { name: "summary", game: second };
  if (first === "learn" && second !== "") return { name: "learn", game: second };
  if (first === "table" && second !== "") return { name: "table", id: second };
  if (first === "replay" && second !== "") return { name: "replay", id: second };
  return { name: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  path = $state(globalThis.location?.pathname ?? "/");
  /** Behind the #: a seat's key at a table, a rule's id in a rulebook. It never reaches the server. */
  fragment = $state((globalThis.location?.hash ?? "").slice(1));

  place: Place = $derived(placeOf(this.path));

  /** Go to an address of this house without loading the page again. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  read(): void {
    this.path = location.pathname;
    this.fragment = decoded(location.hash.slice(1));
  }

  /** Follow the browser's own back and forward, and clicks on links within the house. Returns how to stop. */
  follow(): () => void {
    const read = () => this.read();
    const click = (event: MouseEvent) => this.clicked(event);
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    addEventListener("click", click);
    return () => {
      removeEventListener("popstate", read);
      removeEventListener("hashchange", read);
      removeEventListener("click", click);
    };
  }

  private clicked(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || placeOf(link.pathname).name === "nowhere") return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const route = new Route();
