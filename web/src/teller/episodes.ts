/** Events as they are told: an episode is an event of the table, a beat is one line of it with the table after it. */

import type { Changed, Data, Frame, Happening, Line, Question, Status, Telling, Welcome } from "../lib/protocol";
import type { LogLine } from "../table/model/log.svelte";

/** The table when an event is over. */
export interface End {
  answers: number;
  view: Data;
  question: Question | null;
  status: Status;
}

export interface Episode {
  happening: Happening;
  lines: Line[];
  /** How many answers there were after it. */
  after: number;
  /** Did the person at this screen cause it? */
  own: boolean;
  /** The table after each of its lines; null as long as nobody has asked, empty if nobody knows. */
  views: Data[] | null;
  /** What the server said of the table after it; null where only a later event's was sent. */
  end: End | null;
}

export interface Beat {
  episode: Episode;
  /** null for an event without words, as when somebody takes a seat. */
  line: Line | null;
  /** Is it the first of its episode, the last of it? */
  first: boolean;
  last: boolean;
  /** The table after it; null where it is not known. */
  view: Data | null;
}

export type Merge = (open: Data, own: Data) => Data;

const GOING_BACK: Happening["kind"][] = ["undo", "rollback"];
/** The server tells so many answers at once. */
export const MOST_ANSWERS = 512;

export function episodeOf(frame: Frame, seat: string | null, merge: Merge): Episode {
  const { happening, answers, question, status } = frame;
  return {
    happening,
    lines: happening.lines ?? [],
    after: answers,
    own: seat !== null && happening.seat === seat,
    views: null,
    end: { answers, question, status, view: merge(frame.public, frame.private) },
  };
}

/** The beats of an episode; one that tells nothing has one without words. */
export function beatsOf(episode: Episode): Beat[] {
  const { lines } = episode;
  if (lines.length === 0) return [{ episode, line: null, first: true, last: true, view: episode.end?.view ?? null }];
  return lines.map((line, place) => ({
    episode,
    line,
    first: place === 0,
    last: place === lines.length - 1,
    view: null,
  }));
}

/** The table after a beat, as far as it is known by now. */
export function viewAfter(beat: Beat): Data | null {
  const { episode, line, last } = beat;
  if (last && episode.end !== null) return episode.end.view;
  return line === null ? null : (episode.views?.[episode.lines.indexOf(line)] ?? null);
}

/** What happened while nobody looked, out of a welcome; what was taken back since then is left out. */
export function missedEpisodes(welcome: Welcome, since: number, merge: Merge): Episode[] {
  const { happenings, answers } = welcome;
  let missed: Episode[] = [];
  happenings.forEach((happening, place) => {
    if (happening.number <= since) return;
    if (GOING_BACK.includes(happening.kind)) missed = missed.filter((each) => stands(each, happening.to ?? 0));
    const after = happenings[place + 1]?.answer ?? answers;
    missed.push({ happening, lines: happening.lines ?? [], after, own: false, views: null, end: null });
  });
  const last = missed[missed.length - 1];
  if (last !== undefined) last.end = endOf(welcome, merge);
  return missed;
}

/** Does an episode stay in the log when the table goes back to before an answer? */
const stands = ({ happening, lines }: Episode, to: number): boolean =>
  lines.length === 0 || happening.answer < to || happening.kind === "begin";

/** Lines of the log as the events that they belong to. */
export function episodesAgain(lines: LogLine[]): Episode[] {
  const episodes: Episode[] = [];
  for (const { number, answer, after, at, seat, kind, line } of lines) {
    const last = episodes[episodes.length - 1];
    if (last?.happening.number === number) last.lines.push(line);
    else {
      const happening = { number, answer, kind, at, seat };
      episodes.push({ happening, lines: [line], after, own: false, views: null, end: null });
    }
  }
  return episodes;
}

export function endOf(welcome: Welcome, merge: Merge): End {
  const { answers, question, status } = welcome;
  return { answers, question, status, view: merge(welcome.public, welcome.private) };
}

/** The first episodes of a row that can be told in one go: their answers follow each other, nothing was taken back. */
export function together(episodes: Episode[]): Episode[] {
  const [head] = episodes;
  if (head === undefined) return [];
  const row: Episode[] = [];
  for (const each of episodes) {
    const before = row[row.length - 1]?.after ?? head.happening.answer;
    if (each.happening.answer !== before || GOING_BACK.includes(each.happening.kind)) break;
    if (each.after - head.happening.answer > MOST_ANSWERS) break;
    row.push(each);
  }
  return row;
}

/** Lays what was told over the episodes that it was asked for; returns the table before them, null if it does not fit. */
export function fill(episodes: Episode[], told: Telling | null, merge: Merge): Data | null {
  const lines = episodes.reduce((total, each) => total + each.lines.length, 0);
  if (told === null || told.changes.length !== lines) {
    for (const each of episodes) each.views = [];
    return null;
  }
  let { public: open, private: own } = told as { public: Data; private: Data };
  const before = merge(open, own);
  let place = 0;
  for (const each of episodes) {
    each.views = each.lines.map(() => {
      const change = told.changes[place]!;
      place += 1;
      open = changed(open, change.public, change.gone);
      own = changed(own, change.private, change.gone);
      return merge(open, own);
    });
  }
  return before;
}

function changed(view: Data, by: Changed["public"], gone: string[] | undefined): Data {
  if (by === undefined && gone === undefined) return view;
  const next: Data = { ...view, ...by };
  for (const name of gone ?? []) delete next[name];
  return next;
}
