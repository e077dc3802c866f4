// Marks as elements of SVG: drawn over a picture, in pixels of an area that has the picture's shape.
import { colourOf, shapeOf, type Area, type DrawnMark } from "../../../src/core/lib/mark-paths.ts";

export function makeSvg(tag: "svg" | "path", attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A mark of a kind that nobody knows is not drawn. */
export function pathsOf(marks: readonly DrawnMark[], area: Area): SVGElement[] {
  return marks.flatMap((mark) => {
    const d = shapeOf(mark, area);
    return d === undefined ? [] : [makeSvg("path", { d, stroke: colourOf(mark) })];
  });
}
