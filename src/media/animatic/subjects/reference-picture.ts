// A subject's reference picture in its place: the panel that suits the framing, cut out where its background is plain, else as a
// card with round corners and an edge in the subject's colour.
import { css, type Colour } from "../../../core/animatic/colour/colour.ts";
import type { Box } from "../../../core/animatic/frame.ts";
import { cutOut } from "../../../core/animatic/cut-out.ts";
import type { SheetPanel } from "../../../core/animatic/pictures.ts";
import { BODY, type SubjectPosition } from "../../../core/animatic/blocking/blocked.ts";
import { openCanvas, type Context2D, type Canvas, type Image } from "../paint/canvas.ts";
import { findInk } from "../paint/ink-box.ts";

export interface Reference {
  readonly picture: Image;
  /** A four-panel sheet holds three-quarter, side, back and face; a whole picture is never cut. */
  readonly panel: SheetPanel;
}

const PANELS = 4;
/** Pixels left off around a panel, where its neighbour shines in. */
const SEAM = 1;
/** Heads that a person's card is wide at most: a broad picture would hide everybody else. */
const WIDEST = 3.6;
/** Panels are kept no larger than this; frames are not larger either. */
const LONGEST = 1400;

/** Paints the picture so that its head, or the whole of it, has the spot's measure. */
export function paintReference(context: Context2D, reference: Reference, spot: SubjectPosition, edge: Colour): void {
  const panel = panelOf(reference);
  const pixels = panel.context.getImageData(0, 0, panel.canvas.width, panel.canvas.height);
  const isCut = cutOut(pixels);
  if (isCut) panel.context.putImageData(pixels, 0, 0);
  const whole = { x: 0, y: 0, width: pixels.width, height: pixels.height };
  const bounds = isCut ? (findInk(pixels, 24) ?? whole) : whole;
  const tall = heightFor(reference.panel, spot, bounds.width / bounds.height);
  const wide = (tall * bounds.width) / bounds.height;
  const place = {
    x: spot.x - wide / 2,
    y: reference.panel === "face" ? spot.top - tall * 0.06 : spot.top,
    width: wide,
    height: tall,
  };
  context.save();
  if (!isCut) frameCard(context, place, edge, spot.head * 0.06);
  context.imageSmoothingQuality = "high";
  context.drawImage(
    panel.canvas,
    bounds.x,
    bounds.y,
    bounds.width,
    bounds.height,
    place.x,
    place.y,
    place.width,
    place.height,
  );
  context.restore();
}

function panelOf({ picture, panel }: Reference): { canvas: Canvas; context: Context2D } {
  const strip = panel !== "whole";
  const wide = strip ? picture.width / PANELS : picture.width;
  const share = Math.min(1, LONGEST / Math.max(wide, picture.height));
  const cut = openCanvas(wide * share, picture.height * share);
  cut.context.imageSmoothingQuality = "high";
  const from = panel === "face" ? picture.width - wide : 0;
  const seam = Math.min(SEAM, wide / 8, picture.height / 8);
  cut.context.drawImage(
    picture,
    from + seam,
    seam,
    wide - 2 * seam,
    picture.height - 2 * seam,
    0,
    0,
    cut.canvas.width,
    cut.canvas.height,
  );
  return cut;
}

/** A face panel shows a head and shoulders, the others a whole body; a thing fills its own height. `shape`: width by height. */
function heightFor(panel: SheetPanel, spot: SubjectPosition, shape: number): number {
  if (spot.standing.kind !== "person") return spot.base - spot.top;
  const heads = panel === "face" ? 1.75 : BODY;
  return spot.head * Math.min(heads, WIDEST / shape);
}

function frameCard(context: Context2D, place: Box, edge: Colour, width: number): void {
  const radius = place.width * 0.05;
  context.fillStyle = css(edge);
  context.shadowColor = "rgba(0,0,0,0.45)";
  context.shadowBlur = width * 2;
  context.beginPath();
  context.roundRect(
    place.x - width / 2,
    place.y - width / 2,
    place.width + width,
    place.height + width,
    radius + width / 2,
  );
  context.fill();
  context.shadowColor = "rgba(0,0,0,0)";
  context.beginPath();
  context.roundRect(place.x, place.y, place.width, place.height, radius);
  context.clip();
}
