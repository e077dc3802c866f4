// The series' recipes as they are edited: what a new one begins with, and what the one there is says, in the form of the config.
import type { MasterRecipe, PostFields, UpscaleFields } from "../../../src/contracts/files/upscale.ts";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { UpscaleOptions } from "../../../src/contracts/routes/delivery/upscale.ts";

/** One that works here at once: from the takes' own latents where each of these targets can, else by pixels. */
export function firstRecipe(
  { latent, pixel }: Pick<UpscaleOptions, "latent" | "pixel">,
  targets: readonly string[],
): MasterRecipe {
  const canSample = targets.length > 0 && targets.every((target) => latent[target]?.status === "ready");
  const section: UpscaleFields = canSample
    ? { method: "latent" }
    : { method: "pixel", ...(pixel.default !== null && pixel.status === "ready" && { pixel_model: pixel.default }) };
  return { deliver: "1080p", fit: "crop", quality: "master", targets: { "*": section } };
}

/** Those of the shots of the open episode. */
export function targetsOf(shots: readonly ShotStatus[]): string[] {
  return [...new Set(shots.flatMap(({ target }) => target ?? []))];
}

/** Finishing that any machine can do. */
export const FIRST_POST: PostFields = { enhance: "draft" };

export interface RecipeLine {
  readonly label: string;
  readonly value: string;
}

const QUALITIES = { review: "Review", master: "Master" } as const;
const FITS = { crop: "Crop to fill", pad: "Pad with black" } as const;
const ENCODERS = { auto: "Hardware where it can", hw: "Hardware only", sw: "Software" } as const;

/** What holds for every shot. */
export function recipeLines(
  { deliver, fit, quality, encoder }: Shown,
  delivers: UpscaleOptions["delivers"],
): RecipeLine[] {
  const named = delivers.find(({ id }) => id === deliver);
  const size = named ? `${named.id}, ${named.width} × ${named.height}` : (deliver ?? "").replace("x", " × ");
  return [
    { label: "Deliver", value: size || "No size yet" },
    { label: "Fit", value: FITS[fit] },
    { label: "Quality", value: QUALITIES[quality] },
    { label: "Encoder", value: ENCODERS[encoder] },
  ];
}

type Shown = NonNullable<UpscaleOptions["recipe"]>;

export interface RecipeSection {
  /** Target id, glob or `*`. */
  readonly key: string;
  readonly text: string;
  /** Targets of the episode that it covers. */
  readonly targets: readonly string[];
}

/** The sections that the episode's shots use; targets that none covers stand in `uncovered`. */
export function recipeSections({ targets }: Shown): { sections: RecipeSection[]; uncovered: string[] } {
  const byKey = new Map<string, RecipeSection>();
  const uncovered: string[] = [];
  for (const [target, section] of Object.entries(targets)) {
    if (!section) uncovered.push(target);
    else {
      const known = byKey.get(section.key)?.targets ?? [];
      byKey.set(section.key, { key: section.key, text: section.text, targets: [...known, target] });
    }
  }
  return { sections: [...byKey.values()], uncovered };
}
