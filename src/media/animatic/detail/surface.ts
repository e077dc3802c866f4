// What a close-up stands before and on: a table or the ground with its far edge, water, or a door or a wall that fills the picture.
import { faded, shifted, css, type Colour } from "../../../core/animatic/colour/colour.ts";
import type { Detail, DetailBeat, DetailThing, Fixture } from "../../../core/animatic/detail/detail.ts";
import type { Palette } from "../../../core/animatic/colour/palette.ts";
import { down, fade } from "../paint/canvas.ts";
import type { Pen } from "../../cards/pen.ts";
import { paintPanel } from "./fixtures/panel.ts";
import { BACK } from "./scenes/bench.ts";

const WALLED: ReadonlySet<Fixture> = new Set(["button", "switch", "wall", "lever", "dial", "slot"]);
const DOORS: ReadonlySet<Fixture> = new Set(["handle", "lock", "door"]);
/** What a drop falls on and does not spread in. */
const DRY =
  /^(?:floor|ground|sand|snow|pavement|soil|earth|dirt|grass|tiles?|letter|paper|shirt|cloth|sheet|page|table|marble|stone|asphalt|carpet)$/;
export const isDry = (target: DetailThing | null): boolean => DRY.test(target?.word ?? "");
const WET: Colour = { light: 0.66, chroma: 0.045, hue: 225 };

/** Undefined where the place itself is all that is behind. */
export function paintSurface(
  pen: Pen,
  detail: Detail,
  { palette, outside }: { readonly palette: Palette; readonly outside: boolean },
): void {
  if (isBare(detail)) return;
  const panel = panelOf(detail);
  if (panel)
    return paintPanel(
      pen,
      panel,
      panel === "door" ? shifted(palette.wood, 0.04) : outside ? palette.groundFar : palette.wall,
    );
  if (detail.surface.kind === "none") {
    pen.context.fillStyle = css({ light: 0.11, chroma: 0.012, hue: 265 });
    return pen.context.fillRect(-2, -1, 4, 2);
  }
  const own = detail.surface.colour;
  const usual =
    detail.surface.kind === "ground" ? (outside ? palette.groundFar : palette.floor) : shifted(palette.wood, 0.12);
  const top = isWet(detail)
    ? WET
    : own
      ? { ...own, light: Math.max(0.2, own.light * (0.35 + palette.exposure)) }
      : usual;
  const { context } = pen;
  context.fillStyle = fade(context, down(BACK - 0.03, BACK + 0.03), [0, faded(shifted(top, -0.08), 0)], [1, top]);
  context.fillRect(-2, BACK - 0.03, 4, 0.06);
  context.fillStyle = fade(
    context,
    down(BACK + 0.03, 0.62),
    [0, top],
    [0.35, shifted(top, 0.02)],
    [1, shifted(top, -0.2)],
  );
  context.fillRect(-2, BACK + 0.03, 4, 1);
}

/** What fills the picture itself, or has the place behind it. */
const isBare = ({ part, surface }: Detail): boolean =>
  part === "eye" || part === "body" || (part === "feet" && surface.kind === "none");

function beatsOf(detail: Detail): readonly Pick<DetailBeat, "thing" | "target">[] {
  return detail.part === "hand" ? detail.beats : detail.part === "thing" ? [detail] : [];
}

function isWet(detail: Detail): boolean {
  return (
    (detail.part === "thing" && (detail.motion === "float" || (detail.motion === "spread" && !isDry(detail.target)))) ||
    beatsOf(detail).some(({ thing, target }) => thing?.fixture === "water" || target?.fixture === "water")
  );
}

/** Upright before the camera: what is pressed, turned or knocked at. */
function panelOf(detail: Detail): "door" | "wall" | undefined {
  const fixtures = beatsOf(detail).flatMap(({ thing, target }) => [thing?.fixture, target?.fixture]);
  const isTurned =
    detail.part === "hand" &&
    detail.beats.some(({ deed, thing }) => deed === "turn" && (thing === null || thing.look?.shape === "key"));
  if (isTurned || fixtures.some((one) => one && DOORS.has(one))) return "door";
  if (detail.part === "hand" && detail.beats.some(({ deed }) => deed === "knock")) return "door";
  return fixtures.some((one) => one && WALLED.has(one)) ? "wall" : undefined;
}
