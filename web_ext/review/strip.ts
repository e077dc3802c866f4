// The strip of shots under the film: a picture each, as wide as it is long, with how many notes it has.
import type { ReviewData } from "../../src/contracts/files/delivery/review-page.ts";
import { make } from "./dom.ts";
import type { Notes } from "./notes.ts";
import type { Screen } from "./screen.ts";

export interface Strip {
  readonly element: HTMLElement;
  readonly refresh: () => void;
  /** Shows the first frame of a shot beside the one on screen. */
  readonly step: (by: 1 | -1) => void;
}

export function openStrip(
  data: ReviewData,
  { notes, screen }: { readonly notes: Notes; readonly screen: Screen },
): Strip {
  const { shots } = data;
  const counts = shots.map(() => make("span", { class: "strip__count number" }));
  const cells = shots.map((shot, index) =>
    make(
      "button",
      {
        type: "button",
        class: "strip__shot",
        tabindex: "-1",
        title: shot.action,
        onclick: () => screen.player.show(shot.at),
      },
      shot.picture !== "" && make("img", { src: shot.picture, alt: "" }),
      make("span", { class: "strip__name" }, shot.shot),
      counts[index],
    ),
  );
  const element = make("nav", { class: "strip", "aria-label": "Shots" }, ...cells);
  const index = () => shots.findIndex((shot) => shot === screen.shot());
  let current = -1;
  return {
    element,
    step: (by) => {
      const here = shots[index()];
      const isInside = by === -1 && here !== undefined && screen.player.frame() > here.at;
      const next = shots[index() + (isInside ? 0 : by)];
      if (next) screen.player.show(next.at);
    },
    refresh: () => {
      shots.forEach(({ shot }, at) => {
        const many = notes.all().filter((note) => note.shot === shot).length;
        const count = counts[at];
        if (count) count.textContent = many === 0 ? "" : String(many);
      });
      if (index() === current) return;
      current = index();
      cells.forEach((cell, at) => {
        cell.setAttribute("aria-current", String(at === current));
        cell.tabIndex = at === current ? 0 : -1;
      });
      const cell = cells[current];
      if (cell) element.scrollTo({ left: cell.offsetLeft - element.clientWidth / 2 + cell.clientWidth / 2 });
    },
  };
}
