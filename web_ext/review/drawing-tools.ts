// What marks are drawn with: tools, colours, and back again. A row of buttons that says which tool is in hand.
import { MARK_COLOURS } from "../../src/core/lib/mark-paths.ts";
import { TOOLS, type Drawing, type Tool } from "../components/drawing/drawing.ts";
import { button, make } from "./dom.ts";

export interface DrawingTools {
  readonly elements: readonly HTMLElement[];
  /** The same tool again lays it down. */
  readonly use: (tool: Tool) => void;
  readonly refresh: () => void;
}

/** `before` and `after` a tool is taken or laid down. */
export function openDrawingTools(
  drawing: Drawing,
  { before, after }: { readonly before: () => void; readonly after: () => void },
): DrawingTools {
  const use = (tool: Tool) => {
    before();
    drawing.use(drawing.tool === tool ? "none" : tool);
    if (drawing.tool !== "none") drawing.surface.focus();
    after();
  };
  const tools = TOOLS.map(
    ({ tool, word, key }) => [tool, button(word, () => use(tool), { title: `${word} (${key})` })] as const,
  );
  const undo = button("Undo", () => drawing.undo(), { title: "Take the last mark back (Ctrl Z)" });
  const clear = button("Clear", () => drawing.clear());
  const colours = make("span", { class: "colours", role: "radiogroup", "aria-label": "Colour" });
  colours.append(...colourChoices(drawing));
  return {
    elements: [...tools.map(([, one]) => one), colours, undo, clear],
    use,
    refresh: () => {
      for (const [tool, one] of tools) one.setAttribute("aria-pressed", String(drawing.tool === tool));
      undo.disabled = drawing.marks.length === 0;
      clear.disabled = undo.disabled;
    },
  };
}

function colourChoices(drawing: Drawing): HTMLElement[] {
  return MARK_COLOURS.map(({ color, word }, index) => {
    const choice = make("input", {
      type: "radio",
      name: "colour",
      value: color,
      checked: index === 0,
      "aria-label": word,
    });
    choice.style.setProperty("--colour", color);
    choice.addEventListener("change", () => drawing.dye(color));
    return choice;
  });
}
