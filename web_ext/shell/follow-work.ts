// What the browser's own frame says of the work: how many jobs are open in the tab's title, and a notice when a night is over.
import { effect } from "@preact/signals";
import type { Editor } from "../store/contexts.ts";
import { describeNight } from "../store/render/nights.ts";

type Followed = Pick<Editor, "episode" | "jobs" | "nights">;

export function followWork({ episode, jobs, nights }: Followed): void {
  effect(() => {
    const open = jobs.running.value.length + jobs.waiting.value.length;
    const title = episode.facts.value?.title;
    const name = title ? `${title} · Episode Studio` : "Episode Studio";
    document.title = open > 0 ? `(${open}) ${name}` : name;
  });
  let shown: string | undefined;
  effect(() => {
    const night = nights.last.value;
    if (!night || night.report === null || night.id === shown) return;
    shown = night.id;
    notify(episode.facts.peek()?.title ?? "Episode Studio", describeNight(night));
  });
}

/** Where the person allowed it, and does not look at the page. */
function notify(title: string, body: string): void {
  if (!document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag: "night" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
