// Drawing on the picture: a pen, arrows and boxes, with a pointer or with keys. What is drawn is kept in parts of the picture.
import type { Mark } from "../../src/contracts/files/delivery/review.ts";
import { boxBetween, colourOf, lineThrough, shapeOf, type Point } from "../../src/core/lib/mark-paths.ts";
import { makeSvg } from "./dom.ts";

export type Tool = "none" | "stroke" | "arrow" | "box";

export interface Drawing {
  readonly surface: SVGElement;
  readonly marks: () => readonly Mark[];
  /** Shows marks; `isOpen`: they can be added to. */
  readonly show: (marks: readonly Mark[], isOpen: boolean) => void;
  readonly use: (tool: Tool) => void;
  readonly tool: () => Tool;
  readonly colour: (colour: string) => void;
  readonly undo: () => void;
  readonly clear: () => void;
}

/** Points nearer than this part of the picture add nothing to a line. */
const NEAR = 0.003;
/** A step of the cursor keys, in parts of the picture. */
const STEP = 0.02;
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** `onBegin`: somebody begins to draw; `onChange`: the marks are other ones. */
export function openDrawing(
  size: { readonly width: number; readonly height: number },
  { onBegin, onChange }: { readonly onBegin: () => void; readonly onChange: () => void },
): Drawing {
  const surface = makeSvg("svg", {
    viewBox: `0 0 ${size.width} ${size.height}`,
    class: "drawing",
    tabindex: "-1",
    role: "img",
    "aria-label": "Drawing on the picture",
  });
  let marks: readonly Mark[] = [];
  let tool: Tool = "none";
  let colour = "#ff3b30";
  let points: Point[] = [];
  let cursor: Point = [0.5, 0.5];

  const markOf = (): Mark | undefined => {
    const [from, to] = [points[0], points.at(-1)];
    if (tool === "none" || !from || !to || points.length < 2) return undefined;
    const d =
      tool === "stroke" ? lineThrough(points) : tool === "arrow" ? lineThrough([from, to]) : boxBetween(from, to);
    return { kind: tool, d, color: colour };
  };
  const paint = () => {
    const now = markOf();
    const shapes = (now ? [...marks, now] : marks).flatMap((mark) => {
      const d = shapeOf(mark, size);
      return d === undefined ? [] : [makeSvg("path", { d, stroke: colourOf(mark) })];
    });
    const isByKeys = surface === document.activeElement && tool !== "none";
    const [x, y] = [cursor[0] * size.width, cursor[1] * size.height];
    const cross = `M ${x - 12} ${y} L ${x + 12} ${y} M ${x} ${y - 12} L ${x} ${y + 12}`;
    surface.replaceChildren(...shapes, ...(isByKeys ? [makeSvg("path", { d: cross, class: "drawing__cursor" })] : []));
    surface.classList.toggle("drawing--open", tool !== "none");
  };
  const end = () => {
    const made = markOf();
    points = [];
    if (made) marks = [...marks, made];
    paint();
    if (made) onChange();
  };
  const add = (point: Point) => {
    const last = points.at(-1);
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < NEAR) return;
    points.push(point);
    paint();
  };
  listenToPointer(surface, {
    isOn: () => tool !== "none",
    begin: (point) => {
      onBegin();
      points = [point];
    },
    add,
    end,
  });
  surface.addEventListener("keydown", (event) => {
    const move = MOVES[event.key];
    if (tool === "none" || (!move && event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    if (move) {
      cursor = [limit(cursor[0] + move[0]), limit(cursor[1] + move[1])];
      if (points.length > 0) add(cursor);
      return paint();
    }
    if (points.length > 0) return end();
    onBegin();
    points = [cursor];
    paint();
  });
  for (const event of ["focus", "blur"]) surface.addEventListener(event, paint);
  return {
    surface,
    marks: () => marks,
    tool: () => tool,
    show: (shown, isOpen) => {
      marks = shown;
      points = [];
      if (!isOpen) tool = "none";
      paint();
    },
    use: (next) => {
      tool = next;
      points = [];
      surface.setAttribute("tabindex", next === "none" ? "-1" : "0");
      paint();
    },
    colour: (next) => (colour = next),
    undo: () => {
      marks = marks.slice(0, -1);
      paint();
      onChange();
    },
    clear: () => {
      marks = [];
      paint();
      onChange();
    },
  };
}

interface PointerWork {
  readonly isOn: () => boolean;
  readonly begin: (point: Point) => void;
  readonly add: (point: Point) => void;
  readonly end: () => void;
}

function listenToPointer(surface: SVGElement, { isOn, begin, add, end }: PointerWork): void {
  let isDown = false;
  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = surface.getBoundingClientRect();
    return [limit((clientX - left) / width), limit((clientY - top) / height)];
  };
  surface.addEventListener("pointerdown", (event) => {
    if (!isOn() || event.button !== 0) return;
    event.preventDefault();
    surface.setPointerCapture(event.pointerId);
    isDown = true;
    begin(at(event));
  });
  surface.addEventListener("pointermove", (event) => {
    if (isDown) for (const one of event.getCoalescedEvents?.() ?? [event]) add(at(one));
  });
  const stop = () => {
    if (isDown) end();
    isDown = false;
  };
  surface.addEventListener("pointerup", stop);
  surface.addEventListener("pointercancel", stop);
}

function limit(part: number): number {
  return Math.max(0, Math.min(1, part));
}
