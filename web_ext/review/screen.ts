// The picture with what is drawn on it, and the controls below.
import type { ReviewData, ReviewShot } from "../../src/contracts/files/delivery/review-page.ts";
import { timecode } from "../../src/core/time/timecode.ts";
import { Drawing, type Tool } from "../components/drawing/drawing.ts";
import { button, make } from "./dom.ts";
import { openDrawingTools } from "./drawing-tools.ts";
import { shotAt } from "./notes.ts";
import { openPlayer, type Player } from "./player.ts";

export interface Screen {
  readonly element: HTMLElement;
  readonly player: Player;
  readonly drawing: Drawing;
  readonly shot: () => ReviewShot | undefined;
  /** The same tool again lays it down. */
  readonly use: (tool: Tool) => void;
  readonly refresh: () => void;
}

export function openScreen(
  data: ReviewData,
  { onFrame, onDraw }: { readonly onFrame: () => void; readonly onDraw: () => void },
): Screen {
  const { video, trouble } = openVideo(data);
  const player = openPlayer(data, video, onFrame);
  const drawing = new Drawing(data, { onBegin: onDraw, onChange: onFrame });
  const tools = openDrawingTools(drawing, { before: player.pause, after: onFrame });
  const place = make("output", { class: "screen__place number" });
  const slider = openSlider(data, player);
  const playButton = button("Play", player.toggle, { class: "screen__play", title: "Space" });
  const picture = make("div", { class: "screen__picture" }, video, trouble);
  picture.style.aspectRatio = `${data.width} / ${data.height}`;
  picture.append(drawing.surface);
  const shot = () => shotAt(data, player.frame());
  const bar = make(
    "div",
    { class: "bar" },
    button("◀", () => player.show(player.frame() - 1), { "aria-label": "One frame back", title: "←" }),
    playButton,
    button("▶", () => player.show(player.frame() + 1), { "aria-label": "One frame on", title: "→" }),
    place,
    make("span", { class: "spring" }),
    ...tools.elements,
  );
  const box = make("div", { class: "screen__box" }, picture);
  return {
    element: make("section", { class: "screen", "aria-label": "Film" }, box, slider, bar),
    player,
    drawing,
    shot,
    use: tools.use,
    refresh: () => {
      const now = shot();
      place.textContent = `${timecode(player.frame(), data.fps)}  ${now ? `${now.shot}, take ${now.take}` : ""}`;
      slider.value = String(player.frame());
      slider.setAttribute("aria-valuetext", place.textContent);
      playButton.textContent = video.paused ? "Play" : "Stop";
      tools.refresh();
    },
  };
}

/** The film, and what is said where it cannot be played. */
function openVideo({ film }: ReviewData): { readonly video: HTMLVideoElement; readonly trouble: HTMLElement } {
  const quiet = { preload: "auto", playsinline: true, disablepictureinpicture: true, tabindex: "-1" };
  const video = make("video", { src: film, ...quiet });
  const trouble = make("p", { class: "screen__trouble", role: "alert", hidden: true });
  video.addEventListener("error", () => {
    trouble.textContent = `${film} cannot be played: keep it in the folder that this page lies in`;
    trouble.hidden = false;
  });
  return { video, trouble };
}

function openSlider({ frames }: ReviewData, player: Player): HTMLInputElement {
  const range = { type: "range", min: "0", max: String(frames - 1), step: "1", "aria-label": "Frame of the film" };
  const slider = make("input", range);
  slider.addEventListener("input", () => player.show(Number(slider.value)));
  slider.addEventListener("keydown", (event) => event.preventDefault()); // the page's own keys do the same
  return slider;
}
