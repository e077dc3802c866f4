// A subject's reference picture in its place: the panel that suits the framing, cut out where its background is plain, else as a
// card with round corners and an edge in the subject's colour.
import { css, type Colour } from "../../../core/animatic/colour.ts";
import type { Box } from "../../../core/animatic/frame.ts";
import { cutOut } from "../../../core/animatic/cut-out.ts";
import type { SheetPanel } from "../../../core/animatic/pictures.ts";
import { BODY, type Spot } from "../../../core/animatic/staging.ts";
import { openSheet, type Brush, type Canvas, type Image } from "../paint/canvas.ts";
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
export function paintReference(brush: Brush, reference: Reference, spot: Spot, edge: Colour): void {
  const panel = panelOf(reference);
  const pixels = panel.brush.getImageData(0, 0, panel.sheet.width, panel.sheet.height);
  const isCut = cutOut(pixels);
  if (isCut) panel.brush.putImageData(pixels, 0, 0);
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
  brush.save();
  if (!isCut) frameCard(brush, place, edge, spot.head * 0.06);
  brush.imageSmoothingQuality = "high";
  brush.drawImage(
    panel.sheet,
    bounds.x,
    bounds.y,
    bounds.width,
    bounds.height,
    place.x,
    place.y,
    place.width,
    place.height,
  );
  brush.restore();
}

function panelOf({ picture, panel }: Reference): { sheet: Canvas; brush: Brush } {
  const strip = panel !== "whole";
  const wide = strip ? picture.width / PANELS : picture.width;
  const share = Math.min(1, LONGEST / Math.max(wide, picture.height));
  const cut = openSheet(wide * share, picture.height * share);
  cut.brush.imageSmoothingQuality = "high";
  const from = panel === "face" ? picture.width - wide : 0;
  const seam = Math.min(SEAM, wide / 8, picture.height / 8);
  cut.brush.drawImage(
    picture,
    from + seam,
    seam,
    wide - 2 * seam,
    picture.height - 2 * seam,
    0,
    0,
    cut.sheet.width,
    cut.sheet.height,
  );
  return cut;
}

/** A face panel shows a head and shoulders, the others a whole body; a thing fills its own height. `shape`: width by height. */
function heightFor(panel: SheetPanel, spot: Spot, shape: number): number {
  if (spot.standing.kind !== "person") return spot.base - spot.top;
  const heads = panel === "face" ? 1.75 : BODY;
  return spot.head * Math.min(heads, WIDEST / shape);
}

function frameCard(brush: Brush, place: Box, edge: Colour, width: number): void {
  const radius = place.width * 0.05;
  brush.fillStyle = css(edge);
  brush.shadowColor = "rgba(0,0,0,0.45)";
  brush.shadowBlur = width * 2;
  brush.beginPath();
  brush.roundRect(
    place.x - width / 2,
    place.y - width / 2,
    place.width + width,
    place.height + width,
    radius + width / 2,
  );
  brush.fill();
  brush.shadowColor = "rgba(0,0,0,0)";
  brush.beginPath();
  brush.roundRect(place.x, place.y, place.width, place.height, radius);
  brush.clip();
}
