// Starts the page: hands the browser's own (fetch, websocket, time, address bar, theme) to the editor's state, and draws it.
import { effect } from "@preact/signals";
import { render } from "preact";
import { createAsk } from "./api/ask.ts";
import { openDraftDatabase } from "./api/draft-database.ts";
import { openEventSocket, type SocketLike } from "./api/event-socket.ts";
import { sendForm } from "./api/send-form.ts";
import { SERVICE_ADDRESS, socketAddress } from "./api/service-address.ts";
import "./look/tokens.css";
import "./look/base.css";
import "./components/fields/field.css";
import "./components/marks/unsaved-mark.css";
import "./components/panel.css";
import { Contexts } from "./components/contexts.tsx";
import { App } from "./shell/app.tsx";
import { createBrowserPorts } from "./shell/browser-ports.ts";
import { followFullScreen } from "./shell/follow-full-screen.ts";
import { followWork } from "./shell/follow-work.ts";
import { parseAddress, formatAddress } from "./store/address.ts";
import { createEventBuffer } from "./store/base/event-buffer.ts";
import { createCommands } from "./store/commands/commands.ts";
import type { UiContext } from "./store/contexts.ts";
import { createEditor } from "./store/editor.ts";

const ask = createAsk((url, { onPercent, ...init }) => {
  const isFile = onPercent && init.body instanceof FormData;
  return isFile ? sendForm(url, init, onPercent) : fetch(url, init);
}, SERVICE_ADDRESS.prefix);
const wait = (ms: number, then: () => void) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};
const editor = createEditor({ ask, now: () => Date.now(), wait, drafts: openDraftDatabase(globalThis.indexedDB) });

const socket = openEventSocket({
  connect: () => new WebSocket(socketAddress(location, SERVICE_ADDRESS, newName())) as SocketLike,
  wait,
  onEvent: createEventBuffer(editor.apply, wait),
  onLink: editor.connection.apply,
});
followWork(editor);
followFullScreen(editor.view.fullScreen);
setInterval(() => (editor.clock.value = Date.now()), 1000);
followAddressBar(editor);
addEventListener("beforeunload", (event) => {
  if (editor.writing.dirtyFiles.peek() > 0) event.preventDefault();
});

const page = document.getElementById("page");
if (page) {
  render(
    <Contexts editor={editor} commands={createCommands(editor, createBrowserPorts(editor.takeImports))}>
      <App retry={socket.retryNow} />
    </Contexts>,
    page,
  );
}

/** Not `randomUUID`, which browsers keep from pages on plain http. */
function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, "0")).join("-");
}

/** The address bar and the state are one: either one moves the other. Opening an episode is a step back can undo; selecting is not. */
function followAddressBar({ open, address, view }: UiContext): void {
  open(parseAddress(location.hash));
  addEventListener("hashchange", () => {
    if (location.hash === formatAddress(address.peek())) return;
    open(parseAddress(location.hash));
    // What is asked about first is not open yet.
    if (view.leaving.peek()) history.pushState(null, "", formatAddress(address.peek()));
  });
  effect(() => {
    const hash = formatAddress(address.value);
    if (hash === location.hash || (hash === "#/" && location.hash === "")) return;
    const now = parseAddress(location.hash);
    const same = now.ep === address.value.ep && now.workspace === address.value.workspace;
    history[same ? "replaceState" : "pushState"](null, "", hash);
  });
}
