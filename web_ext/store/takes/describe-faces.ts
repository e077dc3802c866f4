// Likeness in words: a badge for a take, and a line for all takes of a shot about what has no number yet.
import type { FaceFeature, FaceLikeness } from "../../../src/contracts/replies/faces.ts";
import type { Badge } from "../base/badge.ts";
import { formatCount } from "../base/format.ts";
import { farthest } from "./faces.ts";

const VIEWS: Record<NonNullable<FaceLikeness["view"]>, string> = {
  "04_face": "face view",
  "01_threequarter": "three-quarter view",
  sheet: "sheet",
  picture: "picture",
};

const TONES = { like: "ok", near: "queued", unlike: "stale" } as const;
const WITHOUT: Record<Exclude<FaceLikeness["status"], "ok">, string> = {
  waiting: "Face not measured",
  "no-face": "No face found",
  "no-view": "No face to compare with",
  failed: "Face not read",
  "not-installed": "Faces not installed",
};

/** Of a take with characters: the one who is least like their picture, and of all of them in the title. */
export function badgeOfFaces(faces: readonly FaceLikeness[]): Badge[] {
  const [first] = faces;
  if (!first) return [];
  const title = faces.map(describeFace).join("; ");
  const worst = farthest(faces);
  if (worst?.verdict) {
    const number = worst.distance.toFixed(2);
    const tone = TONES[worst.verdict];
    return [
      {
        tone,
        shape: "face",
        word: `${worst.name} ${number}, ${worst.verdict}`,
        brief: `${number} ${worst.verdict}`,
        title,
      },
    ];
  }
  return [
    { tone: "out", shape: "face", word: first.status === "ok" ? title : WITHOUT[first.status], brief: "", title },
  ];
}

/** One character, whole. */
export function describeFace({
  name,
  status,
  distance,
  worst,
  verdict,
  view,
  found,
  looked,
  why,
}: FaceLikeness): string {
  if (status !== "ok" || distance === null || view === null) return `${name}: ${why ?? "not measured"}`;
  const against = verdict === "near" ? `near the ${VIEWS[view]}` : `${verdict} the ${VIEWS[view]}`;
  const frames = `${found} of ${formatCount(looked, "frame")}`;
  return `${name} ${distance.toFixed(2)}, ${against} (${frames}, at most ${(worst ?? distance).toFixed(2)}; 0 is the same picture)`;
}

export type FaceLine =
  { readonly is: "nothing" } | { readonly is: "install" | "installing" | "measure" | "known"; readonly text: string };

/** What stands over the takes of a shot. */
export function lineOfFaces(faces: readonly (readonly FaceLikeness[])[], feature: FaceFeature | undefined): FaceLine {
  const all = faces.flat();
  if (!feature || all.length === 0) return { is: "nothing" };
  const waiting = faces.filter((each) => each.some(({ status }) => status === "waiting")).length;
  if (feature.status === "installing") return { is: "installing", text: "Faces: installing…" };
  if (all.some(({ status }) => status === "not-installed")) return { is: "install", text: "Faces: not installed" };
  if (waiting > 0) return { is: "measure", text: `Faces: ${formatCount(waiting, "take")} not measured` };
  const failed = all.find(({ status }) => status === "failed");
  if (failed) return { is: "measure", text: `Faces: ${failed.why ?? "not read"}` };
  const without = all.find(({ status }) => status === "no-view");
  return { is: "known", text: without?.why ?? "Faces: compared with their pictures" };
}

/** What an installation brings, for the button that begins it. */
export function describeInstallation({ folder, files }: FaceFeature): string {
  const missing = files.filter(({ state }) => state !== "ready").map(({ name }) => name);
  const models = missing.length === 0 ? "" : ` and ${missing.join(", ")} (or put them into ${folder})`;
  return `Fetches onnxruntime-web${models} into the studio's own folder`;
}
