// The studio's way in from the host's page: a menu entry, a button in the top bar where the host has one, and a tab in the sidebar.
// The editor is a page of its own, and opens in a tab of the browser.
import { api } from "../../scripts/api.js";
import { app } from "../../scripts/app.js";

const OPEN = "EpisodeStudio.Open";
const ICON = "pi pi-video";
const LABEL = "Episode Studio";

/** What the studio tells everybody; a host's page that hears a word for the first time complains, unless somebody listens. */
const EVENTS = ["job", "take", "episode", "queue", "assemble", "upscale", "post", "ref", "master", "issues", "align"];

/** In the host's own colours, which newer and older ones name differently; neither has a class for it that stays. */
const BUTTON = `padding: 0.5rem 0.75rem; border: 0; border-radius: 0.5rem; font: inherit; cursor: pointer;
  background: var(--primary-background, var(--p-primary-color, #0b6bcb)); color: var(--p-primary-contrast-color, #fff);`;

function openEditor() {
  const address = new URL(api.fileURL("/studio/"), location.href);
  const tab = window.open("", "episode-studio"); // the one that is open already, if there is one
  if (!tab) location.assign(address);
  else if (!isAt(tab, address)) tab.location.assign(address);
  tab?.focus();
}

/** A tab that shows the editor keeps what is open in it; one that has gone to another site does not say where it is. */
function isAt(tab, address) {
  try {
    return tab.location.href.startsWith(address.href);
  } catch {
    return false;
  }
}

/** One sentence: which version runs, or why none does. */
async function sayState() {
  try {
    const reply = await fetch(api.fileURL("/studio/info"));
    const body = await reply.json();
    return reply.ok ? `Version ${body.version} is running.` : body.error;
  } catch {
    return "ComfyUI does not answer.";
  }
}

function drawTab(element) {
  const box = document.createElement("div");
  box.style.cssText = "display: flex; flex-direction: column; gap: 0.75rem; padding: 1rem;";
  const title = document.createElement("strong");
  title.textContent = LABEL;
  const about = document.createElement("span");
  about.textContent = "Write an episode as plain text, and get it on screen. The editor opens in a tab of its own.";
  const button = document.createElement("button");
  button.type = "button";
  button.style.cssText = BUTTON;
  button.textContent = "Open the editor";
  button.addEventListener("click", openEditor);
  const state = document.createElement("small");
  state.setAttribute("role", "status");
  box.append(title, about, button, state);
  element.replaceChildren(box);
  void sayState().then((sentence) => (state.textContent = sentence));
}

app.registerExtension({
  name: "EpisodeStudio",
  commands: [{ id: OPEN, label: "Open Episode Studio", icon: ICON, function: openEditor }],
  menuCommands: [{ path: ["Extensions"], commands: [OPEN] }],
  actionBarButtons: [{ icon: ICON, label: LABEL, tooltip: "Open Episode Studio", onClick: openEditor }],
  setup() {
    for (const event of EVENTS) api.addEventListener(`studio.${event}`, () => {});
    app.extensionManager?.registerSidebarTab?.({
      id: "episode-studio",
      title: LABEL,
      tooltip: LABEL,
      icon: ICON,
      type: "custom",
      render: drawTab,
    });
  },
});
