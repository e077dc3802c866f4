// Which pictures a shot's composed reference shows, and in what order. docs/format.md "Shot list" and "Sheet prose".
// Composing them, and whether the files are there, is decided when the render starts.
import type { Panel } from "../../../../contracts/files/shotlist.ts";
import type { Subject } from "../../../series/series.ts";
import { findSize } from "../../../lib/size-words.ts";
import { seenIn } from "./picture.ts";
import { assetPath } from "../../../lib/written-values.ts";
import type { BuildContext, ShotPlan } from "../../build-model.ts";

/** People first, then things, then the place, as far as the target takes them; undefined when nothing of the shot has a picture. */
export function planPanels(context: BuildContext, plan: ShotPlan): Panel[] | undefined {
  const kinds = plan.target.panels?.kinds ?? [];
  const seen = seenIn(plan.placed.shot, context.series);
  const drawn = seen.filter(({ id, sheet }) => sheet !== "" && !plan.absent.subjects.has(id));
  const people = seen.filter(({ kind }) => kind === "character").length;
  const face = people === 1 && isClose(plan) ? "face" : "body";
  const panels = kinds.flatMap((kind) =>
    kind === "plate"
      ? platePanel(context, plan)
      : drawn.filter((subject) => subject.kind === kind).map((subject) => subjectPanel(context, subject, face)),
  );
  return panels.length > 0 ? panels : undefined;
}

/** Ids of the subjects that panels show. */
export function drawnOn(panels: readonly Panel[]): ReadonlySet<string> {
  return new Set(panels.flatMap(({ subject }) => subject ?? []));
}

/** Things are shown as they are, and so is a character's picture that is not a strip of views. */
function subjectPanel({ configFolder }: BuildContext, subject: Subject, view: "face" | "body"): Panel {
  const { id, kind, sheet, sheetPanels } = subject;
  const panel = { subject: id, kind, path: assetPath(configFolder, sheet) };
  return kind === "character" && sheetPanels !== 1 ? { ...panel, view } : panel;
}

function platePanel({ series, configFolder }: BuildContext, { placed, absent }: ShotPlan): Panel[] {
  const place = series.locations.get(placed.shot.plate);
  if (!place || place.plate === "" || absent.plate) return [];
  return [{ location: place.id, kind: "plate", path: assetPath(configFolder, place.plate) }];
}

function isClose({ placed, target }: ShotPlan): boolean {
  const size = findSize(placed.shot.size);
  return size !== undefined && (target.face_sizes ?? []).some((canon) => canon === size.canon);
}
