// The picture with what is drawn on it, and the controls below.
import type { ReviewData, ReviewShot } from "../../src/contracts/files/delivery/review-page.ts";
import { timecode } from "../../src/core/time/timecode.ts";
import { button, make } from "./dom.ts";
import { openDrawing, type Drawing, type Tool } from "./drawing.ts";
import { shotAt } from "./notes.ts";
import { openPlayer, type Player } from "./player.ts";

const COLOURS = [
  ["#ff3b30", "Red"],
  ["#ffd60a", "Yellow"],
  ["#34c759", "Green"],
  ["#0a84ff", "Blue"],
  ["#ffffff", "White"],
] as const;
const TOOLS: readonly (readonly [tool: Tool, words: string, key: string])[] = [
  ["stroke", "Pen", "P"],
  ["arrow", "Arrow", "A"],
  ["box", "Box", "R"],
];

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
  const video = make("video", {
    src: data.film,
    preload: "auto",
    playsinline: true,
    disablepictureinpicture: true,
    tabindex: "-1",
  });
  const trouble = make("p", { class: "screen__trouble", role: "alert", hidden: true });
  video.addEventListener("error", () => {
    trouble.textContent = `${data.film} cannot be played: keep it in the folder that this page lies in`;
    trouble.hidden = false;
  });
  const player = openPlayer(data, video, onFrame);
  const drawing = openDrawing(data, { onBegin: onDraw, onChange: onFrame });
  const place = make("output", { class: "screen__place number" });
  const slider = make("input", {
    type: "range",
    min: "0",
    max: String(data.frames - 1),
    step: "1",
    "aria-label": "Frame of the film",
  });
  slider.addEventListener("input", () => player.show(Number(slider.value)));
  slider.addEventListener("keydown", (event) => event.preventDefault()); // the page's own keys do the same
  const playButton = button("Play", player.toggle, { class: "screen__play", title: "Space" });
  const use = (tool: Tool) => {
    if (tool !== "none") player.pause();
    drawing.use(drawing.tool() === tool ? "none" : tool);
    if (drawing.tool() !== "none") drawing.surface.focus();
    onFrame();
  };
  const tools = TOOLS.map(
    ([tool, words, key]) => [tool, button(words, () => use(tool), { title: `${words} (${key})` })] as const,
  );
  const colours = COLOURS.map(([colour, words], index) => {
    const choice = make("input", {
      type: "radio",
      name: "colour",
      value: colour,
      checked: index === 0,
      "aria-label": words,
    });
    choice.style.setProperty("--colour", colour);
    choice.addEventListener("change", () => drawing.colour(colour));
    return choice;
  });
  const undo = button("Undo", drawing.undo, { title: "Take the last mark back (Ctrl Z)" });
  const clear = button("Clear", drawing.clear);
  const picture = make("div", { class: "screen__picture" }, video, trouble);
  picture.style.aspectRatio = `${data.width} / ${data.height}`;
  picture.append(drawing.surface);
  const shot = () => shotAt(data, player.frame());
  const element = make(
    "section",
    { class: "screen", "aria-label": "Film" },
    make("div", { class: "screen__box" }, picture),
    slider,
    make(
      "div",
      { class: "bar" },
      button("◀", () => player.show(player.frame() - 1), { "aria-label": "One frame back", title: "←" }),
      playButton,
      button("▶", () => player.show(player.frame() + 1), { "aria-label": "One frame on", title: "→" }),
      place,
      make("span", { class: "spring" }),
      ...tools.map(([, one]) => one),
      make("span", { class: "colours", role: "radiogroup", "aria-label": "Colour" }, ...colours),
      undo,
      clear,
    ),
  );
  return {
    element,
    player,
    drawing,
    shot,
    use,
    refresh: () => {
      const now = shot();
      place.textContent = `${timecode(player.frame(), data.fps)}  ${now ? `${now.shot}, take ${now.take}` : ""}`;
      slider.value = String(player.frame());
      slider.setAttribute("aria-valuetext", place.textContent);
      playButton.textContent = video.paused ? "Play" : "Stop";
      for (const [tool, one] of tools) one.setAttribute("aria-pressed", String(drawing.tool() === tool));
      undo.disabled = drawing.marks().length === 0;
      clear.disabled = undo.disabled;
    },
  };
}
