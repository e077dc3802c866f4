// What the planner needs to know of a shot and of the request, as values. Whoever reads the episode gathers them.
import type { CheckResult } from "../../contracts/check.ts";
import type { ShotEntry, ShotlistDefaults, Shotlist } from "../../contracts/files/shotlist.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { MissingRef, TargetSource } from "../../contracts/replies/episode-status.ts";
import type { RenderBody } from "../../contracts/routes/takes.ts";
import type { Pass } from "../../contracts/schema.ts";
import type { Take, TargetNames } from "../takes/take.ts";
import type { Size } from "../targets/grid.ts";
import type { ShotOverrideView } from "./shot-override.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";

/** What decides the values of a shot. */
export interface ShotNow {
  readonly shot: string;
  readonly pass: Pass;
  readonly target: TargetNames & {
    readonly source: TargetSource;
    readonly takesNegative: boolean;
    /** It takes the steps of its preset, whatever is asked for. */
    readonly hasFixedSteps: boolean;
  };
  /** Target that the build compiled the shot for; the entry below is the one for `target`. */
  readonly builtTarget: string;
  readonly entry: ShotEntry;
  /** Of the shot list that has the entry. */
  readonly defaults: ShotlistDefaults;
  readonly override: ShotOverrideView;
  /** `negative.txt` and the series config's; the target's own is in the entry. */
  readonly negatives: {
    readonly episode: string | null;
    readonly series: string | null;
    /** Why `negative.txt` cannot be read, though it is there. */
    readonly problem?: string | null;
  };
  /** The size that the target makes for an asked one, or why it makes none. */
  readonly legalSize: (asked: Size) => CheckResult<Size>;
}

/** The same with what is there of it already. */
export interface RenderShot extends ShotNow {
  /** Of the entry, as `core/build` takes them. */
  readonly hashes: { readonly story: string; readonly preset: string };
  /** In `pass`. */
  readonly takes: readonly Take[];
  readonly refs: Sidecar["refs"];
  readonly missing: readonly MissingRef[];
  /** What it is rendered without, and how that is made up for. */
  readonly lacks?: {
    readonly missing_refs: readonly MissingRef[];
    readonly missing_mode: NonNullable<Sidecar["missing_mode"]>;
    readonly missing_note: string;
  };
}

/** The fields of a request that decide something about a shot. Null and absent: not set in this request. */
export type RenderRequest = Partial<
  Pick<
    RenderBody,
    | "redo"
    | "seed_mode"
    | "seed"
    | "model"
    | "steps"
    | "prompt"
    | "negative"
    | "note"
    | "loras"
    | "size"
    | "parent_take"
    | "slate"
    | "allow_missing_refs"
  >
>;

/** The target is another than the build's: what was written for the built prompt does not fit it. */
export function isRetargeted(shot: ShotNow): boolean {
  return shot.target.id !== shot.builtTarget;
}

/** `render`: the first of its target. `retry`: only failed ones before. `redo`: a usable one stands already. */
export type RenderKind = "render" | "retry" | "redo";

export interface NextRender {
  readonly target: VideoTarget;
  readonly source: TargetSource;
  /** The shot for `target`; the built one where the shot cannot be compiled for it. */
  readonly entry: ShotEntry;
  readonly list: Shotlist;
  /** Id of the target that is set for the shot and is not known here any more. `target` is what the shot was built for then. */
  readonly gone?: string;
  /** Why the shot cannot be compiled for `target`, or that its target is gone. */
  readonly error?: string;
}

/** Id of the target that the next render is set to use, known here or not. */
export function targetIdOf({ gone, target }: Pick<NextRender, "gone" | "target">): string {
  return gone ?? target.id;
}
