// Panoramas of a place as the References workspace shows them: what is said of each, the one that the viewer shows, and views saved from it.
import { signal, type Signal } from "@preact/signals";
import type { Ref, RefTakeEntry } from "../../../src/contracts/replies/ref.ts";
import type { Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import { refTopic } from "./ref-asks.ts";

/** Degrees: right of a panorama's middle, above its horizon, and from the left edge of what is seen to its right. */
export interface Gaze {
  readonly yaw: number;
  readonly pitch: number;
  readonly fov: number;
}

/** What the viewer shows. */
export interface ShownPanorama {
  readonly ref: string;
  /** Null for the live picture. */
  readonly take: number | null;
}

export interface Panoramas {
  /** Undefined while the viewer is closed. */
  readonly shown: Signal<ShownPanorama | undefined>;
  readonly make: (ref: string) => Promise<void>;
  readonly discard: (ref: string, take: number) => Promise<void>;
  /** The number of the candidate of the plate that it has become. */
  readonly saveView: (gaze: Gaze, size: ViewSize) => Promise<number | undefined>;
}

/** Pixels. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

interface PanoramaPorts {
  readonly ask: Ask;
  readonly notices: Pick<Notices, "settle" | "say">;
  readonly ep: () => string;
  /** What is shown of the references is old. */
  readonly changed: () => void;
}

export function createPanoramas({ ask, notices, ep, changed }: PanoramaPorts): Panoramas {
  const shown = signal<ShownPanorama | undefined>(undefined);
  return {
    shown,
    make: async (ref) => {
      const made = notices.settle(refTopic(ref), await ask("generateRef", { ep: ep(), ref, pano: { with: [] } }));
      const [error] = made?.errors ?? [];
      if (error) notices.say(refTopic(ref), error.error);
      changed();
    },
    discard: async (ref, take) => {
      notices.settle(refTopic(ref), await ask("discardRef", { ep: ep(), ref, view: "pano", take }));
      changed();
    },
    saveView: async (gaze, size) => {
      const from = shown.peek();
      if (!from) return undefined;
      const made = notices.settle(
        refTopic(from.ref),
        await ask("savePanoView", { ep: ep(), ...from, ...gaze, ...size }),
      );
      changed();
      return made?.take;
    },
  };
}

/** The panoramas that can be looked round in, the live picture first where it is one, the newest last. */
export function openPanoramas(ref: Ref): readonly ShownPanorama[] {
  const takes = ref.panos.filter(({ usable, image }) => usable && image !== null).map(({ take }) => take);
  const live = isLivePanorama(ref) ? [null] : [];
  return [...live, ...takes].map((take) => ({ ref: ref.id, take }));
}

/** A candidate says how large it is, and the live picture is one of them as long as that is picked. */
function isLivePanorama({ takes, picked }: Ref): boolean {
  const live = takes.find(({ take }) => take === picked);
  return live !== undefined && isTwiceAsWide(live);
}

function isTwiceAsWide({ width, height }: Pick<RefTakeEntry, "width" | "height">): boolean {
  return width !== null && height !== null && width === height * 2;
}

/** What was measured of a panorama when it arrived, in words; undefined until it is there. */
export function panoramaVerdict(take: RefTakeEntry): { readonly isSound: boolean; readonly words: string } | undefined {
  if (!take.usable) return undefined;
  const shape = isTwiceAsWide(take) ? "2:1" : `${take.width ?? "?"} × ${take.height ?? "?"}, not 2:1`;
  const seam =
    take.seam && (take.seam === "closed" ? "its edges meet" : "its edges do not meet: a seam shows behind the camera");
  return { isSound: isTwiceAsWide(take) && take.seam !== "open", words: seam ? `${shape}, ${seam}` : shape };
}

const MOST_PITCH = 90;
const FOV = { least: 20, most: 120 } as const;

/** Turned, raised and widened by so many degrees; round and round, but not over the zenith. */
export function turned({ yaw, pitch, fov }: Gaze, by: Partial<Gaze>): Gaze {
  return {
    yaw: within(yaw + (by.yaw ?? 0)),
    pitch: Math.min(MOST_PITCH, Math.max(-MOST_PITCH, pitch + (by.pitch ?? 0))),
    fov: Math.min(FOV.most, Math.max(FOV.least, fov + (by.fov ?? 0))),
  };
}

/** -180 to 180. */
function within(yaw: number): number {
  return ((((yaw + 180) % 360) + 360) % 360) - 180;
}

/** Where the camera looks, as a person would say it. */
export function gazeWords({ yaw, pitch, fov }: Gaze): string {
  return [
    degrees(yaw, "right", "left", "ahead"),
    degrees(pitch, "up", "down", "level"),
    `${Math.round(fov)}° wide`,
  ].join(", ");
}

function degrees(angle: number, more: string, less: string, none: string): string {
  const whole = Math.round(angle);
  return whole === 0 ? none : `${Math.abs(whole)}° ${whole > 0 ? more : less}`;
}

const SIDES = { least: 64, most: 4096 } as const;
const USUAL = { width: 1280, height: 720 } as const;

/** As large as the place's plate is made, where that is known. */
export function viewSize({ effective: { width, height } }: Pick<Ref, "effective">): ViewSize {
  if (!width || !height) return USUAL;
  const fits = [width, height].every((side) => side >= SIDES.least && side <= SIDES.most);
  return fits ? { width, height } : USUAL;
}
