// Drawing on a picture: a pen, arrows and boxes, with a pointer or with keys. What is drawn is kept in parts of the picture. Shared by the
// viewer and the page of a review.
import type { Mark } from "../../../src/contracts/files/delivery/review.ts";
import { MARK_COLOURS, markThrough, type Area, type MarkKind, type Point } from "../../../src/core/lib/mark-paths.ts";
import { listenToPointer, within } from "./listen-to-pointer.ts";
import { makeSvg, pathsOf } from "./svg.ts";
import "./drawing.css";

export type Tool = "none" | MarkKind;

/** The tools with the keys that choose them. */
export const TOOLS: readonly { readonly tool: MarkKind; readonly word: string; readonly key: string }[] = [
  { tool: "stroke", word: "Pen", key: "P" },
  { tool: "arrow", word: "Arrow", key: "A" },
  { tool: "box", word: "Box", key: "R" },
];

interface DrawingEvents {
  /** Somebody begins to draw. */
  readonly onBegin: () => void;
  readonly onChange: (marks: readonly Mark[]) => void;
}

/** Points nearer than this part of the picture add nothing to a line. */
const NEAR = 0.003;
/** Steps of the cursor keys, in parts of the picture: without Shift and with it. */
const STEP = 0.01;
const LONG_STEP = 0.05;
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Of the cross that the keys move, in pixels of the area. */
const CROSS = 12;

export class Drawing {
  readonly surface: SVGElement;
  #marks: readonly Mark[] = [];
  #tool: Tool = "none";
  #colour: string = MARK_COLOURS[0].color;
  #points: Point[] = [];
  #cursor: Point = [0.5, 0.5];
  readonly #area: Area;
  readonly #events: DrawingEvents;

  /** `area`: pixels of the picture's shape. */
  constructor({ width, height }: Area, events: DrawingEvents) {
    this.#area = { width, height };
    this.#events = events;
    this.surface = makeSvg("svg", {
      viewBox: `0 0 ${width} ${height}`,
      class: "drawing",
      tabindex: "-1",
      role: "application",
      "aria-label": "Drawing on the picture: the cursor keys move, Enter begins and ends a mark",
    });
    listenToPointer(this.surface, {
      isOn: () => this.#tool !== "none",
      begin: (point) => this.#begin(point),
      add: (point) => this.#add(point),
      end: () => this.#end(),
    });
    this.surface.addEventListener("keydown", (event) => event instanceof KeyboardEvent && this.#onKey(event));
    for (const event of ["focus", "blur"]) this.surface.addEventListener(event, () => this.#paint());
  }

  get marks(): readonly Mark[] {
    return this.#marks;
  }

  get tool(): Tool {
    return this.#tool;
  }

  /** Shows marks in place of those that are there. */
  show(marks: readonly Mark[]): void {
    this.#marks = marks;
    this.#points = [];
    this.#paint();
  }

  use(tool: Tool): void {
    this.#tool = tool;
    this.#points = [];
    this.surface.setAttribute("tabindex", tool === "none" ? "-1" : "0");
    this.surface.classList.toggle("drawing--open", tool !== "none");
    this.#paint();
  }

  /** Of the marks to come, as `#rrggbb`. */
  dye(colour: string): void {
    this.#colour = colour;
  }

  undo(): void {
    this.#change(this.#marks.slice(0, -1));
  }

  clear(): void {
    this.#change([]);
  }

  #change(marks: readonly Mark[]): void {
    this.show(marks);
    this.#events.onChange(marks);
  }

  #begin(point: Point): void {
    this.#events.onBegin();
    this.#points = [point];
    this.#paint();
  }

  #add(point: Point): void {
    const last = this.#points.at(-1);
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < NEAR) return;
    this.#points.push(point);
    this.#paint();
  }

  #end(): void {
    const made = this.#unfinished();
    if (made) this.#change([...this.#marks, made]);
    else this.show(this.#marks);
  }

  #unfinished(): Mark | undefined {
    return this.#tool === "none" ? undefined : markThrough(this.#points, this.#tool, this.#colour);
  }

  #onKey(event: KeyboardEvent): void {
    if (this.#tool === "none" || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES[event.key];
    if (move) this.#moveCursor(move, event.shiftKey ? LONG_STEP : STEP);
    else if (event.key !== "Enter" && event.key !== " ") return;
    else if (this.#points.length > 0) this.#end();
    else this.#begin(this.#cursor);
    event.preventDefault();
    event.stopPropagation();
  }

  #moveCursor([x, y]: Point, step: number): void {
    this.#cursor = [within(this.#cursor[0] + x * step), within(this.#cursor[1] + y * step)];
    if (this.#points.length > 0) this.#add(this.#cursor);
    else this.#paint();
  }

  #paint(): void {
    const now = this.#unfinished();
    const isByKeys = this.#tool !== "none" && this.surface.matches(":focus-visible");
    this.surface.replaceChildren(
      ...pathsOf(now ? [...this.#marks, now] : this.#marks, this.#area),
      ...(isByKeys ? [this.#cross()] : []),
    );
  }

  #cross(): SVGElement {
    const [x, y] = [this.#cursor[0] * this.#area.width, this.#cursor[1] * this.#area.height];
    const d = `M ${x - CROSS} ${y} L ${x + CROSS} ${y} M ${x} ${y - CROSS} L ${x} ${y + CROSS}`;
    return makeSvg("path", { d, class: "drawing__cursor" });
  }
}
