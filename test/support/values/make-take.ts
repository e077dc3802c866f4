// Takes and their records as values, for tests of what is thought about them.
import type { Sidecar } from "../../../src/contracts/files/sidecar.ts";
import { safeName, takeStem } from "../../../src/core/lib/names.ts";
import type { Take } from "../../../src/core/takes/take.ts";

/** A finished record of `sh010` take 1; `changes` win. */
export function makeSidecar(changes: Partial<Sidecar> & Record<string, unknown> = {}): Sidecar {
  const stem = takeStem(changes.shot ?? "sh010", changes.take ?? 1);
  return {
    version: 1,
    shot: "sh010",
    take: 1,
    pass: "proxy",
    target: "animatic",
    status: "ok",
    queue: "studio",
    backend: "builtin",
    queued: "2026-11-02T10:14:03+01:00",
    seed: "6290346879385008131",
    seed_source: "stable",
    parent_take: null,
    model: null,
    loras: [],
    steps: null,
    width: 512,
    height: 288,
    fps: 24,
    length: 48,
    length_source: "script",
    frames: 48,
    shot_hash: "story",
    preset_hash: "preset",
    overrides: [],
    override_stale: false,
    refs: [],
    notes: [],
    note: "",
    mp4: `${stem}.mp4`,
    thumb: `${stem}.jpg`,
    strip: `${stem}_strip.jpg`,
    save_notes: "",
    ...changes,
  } as Sidecar;
}

export interface TakeParts {
  readonly shot?: string;
  readonly take?: number;
  readonly pass?: "final" | "proxy";
  readonly record?: Take["record"];
  /** Changes to the finished record, when no other record is given. */
  readonly reported?: Partial<Sidecar> & Record<string, unknown>;
  readonly files?: readonly string[];
  readonly written?: number;
}

/** A take whose video and pictures are there, unless the parts say otherwise. */
export function makeTake(parts: TakeParts = {}): Take {
  const { shot = "sh010", take = 1, pass = "proxy" } = parts;
  const stem = takeStem(shot, take);
  return {
    shot,
    take,
    pass,
    folder: `${pass === "final" ? "renders" : "renders_proxy"}/${safeName(shot)}`,
    record: parts.record ?? makeSidecar({ shot, take, pass, ...parts.reported }),
    files: new Set(parts.files ?? [`${stem}.json`, `${stem}.mp4`, `${stem}.jpg`, `${stem}_strip.jpg`]),
    written: parts.written ?? 0,
  };
}
