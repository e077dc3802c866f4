// The script of the shot on screen: what happens, and what is said.
import type { ReviewData, ReviewShot } from "../../src/contracts/files/delivery/review-page.ts";
import { make } from "./dom.ts";
import type { Screen } from "./screen.ts";

export function openScript(
  _data: ReviewData,
  screen: Screen,
): { readonly element: HTMLElement; readonly refresh: () => void } {
  const body = make("div", { class: "script" });
  const element = make("section", { class: "panel", "aria-label": "Script" }, make("h2", {}, "Script"), body);
  let shown: ReviewShot | undefined;
  return {
    element,
    refresh: () => {
      const shot = screen.shot();
      if (shot === shown) return;
      shown = shot;
      body.replaceChildren(...(shot ? scriptOf(shot) : []));
    },
  };
}

export function scriptOf(shot: ReviewShot): HTMLElement[] {
  const facts = [shot.sequence, shot.location, shot.size, shot.camera].filter((fact) => fact !== "");
  return [
    make("p", { class: "quiet" }, [shot.shot, ...facts].join(" · ")),
    ...(shot.action === "" ? [] : [make("p", {}, shot.action)]),
    ...shot.dialogue.map(({ speaker, line }) =>
      make("p", { class: "said" }, make("span", { class: "said__by" }, speaker), line),
    ),
    ...(shot.sound === "" ? [] : [make("p", { class: "quiet" }, `Sound: ${shot.sound}`)]),
  ];
}
