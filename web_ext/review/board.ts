// The board: a picture of each shot with its script and its notes, to read without the film.
import type { ReviewData } from "../../src/contracts/files/delivery/review-page.ts";
import { timecode } from "../../src/core/time/timecode.ts";
import { make } from "./dom.ts";
import type { Notes } from "./notes.ts";
import type { Screen } from "./screen.ts";
import { scriptOf } from "./script.ts";

export function openBoard(
  data: ReviewData,
  { notes, screen }: { readonly notes: Notes; readonly screen: Screen },
): { readonly element: HTMLElement; readonly refresh: () => void } {
  const lists = data.shots.map(() => make("ul", { class: "board__notes" }));
  const cards = data.shots.map((shot, index) => {
    const where = timecode(shot.at, data.fps);
    const frame = make(
      "button",
      {
        type: "button",
        class: "board__frame",
        "aria-label": `Show ${shot.shot} in the film`,
        onclick: () => {
          screen.player.show(shot.at);
          screen.element.scrollIntoView();
        },
      },
      shot.picture !== "" && make("img", { src: shot.picture, alt: "", loading: "lazy" }),
    );
    frame.style.aspectRatio = `${data.width} / ${data.height}`;
    const facts = make("span", { class: "quiet number" }, `${where} · take ${shot.take}`);
    const head = make("h3", {}, `${index + 1}. ${shot.shot} `, facts);
    return make("article", { class: "board__shot" }, frame, head, ...scriptOf(shot).slice(1), lists[index]);
  });
  const grid = make("div", { class: "board__grid" }, ...cards);
  let shown: unknown;
  return {
    element: make("section", { class: "board", "aria-label": "Board" }, make("h2", {}, "Board"), grid),
    refresh: () => {
      if (shown === notes.all()) return;
      shown = notes.all();
      data.shots.forEach(({ shot }, index) => {
        const own = notes.all().filter((note) => note.shot === shot);
        lists[index]?.replaceChildren(...own.map(({ note }) => make("li", {}, note || "(a drawing)")));
      });
    },
  };
}
