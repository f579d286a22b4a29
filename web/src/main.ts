import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/source-serif-4/opsz.css";
import "@fontsource-variable/source-serif-4/wght-italic.css";
import "./theme.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { reader } from "./lib/language.svelte";
import { house } from "./lib/words";
import { theme } from "./lib/theme.svelte";

theme.apply();
reader.apply();
await house.load();
mount(App, { target: document.body });
