// Files that are not installed, as replies name them: with where they can be had. Contract part A, Rendering rule 5, and part B.
import type { TargetFile } from "../../contracts/files/target.ts";
import type { MissingFile } from "../../contracts/routes/targets.ts";
import type { Absent } from "./resolve-params.ts";

/** Only what the makers of a model or of the host publish themselves is offered as an address. */
const TRUSTED = new Set(["upstream", "official"]);

export function missingFile({ downloads }: Pick<TargetFile, "downloads">, absent: Absent): MissingFile {
  const { param, tier, want, family, label, folder, feature } = absent;
  const download = want !== null && Object.hasOwn(downloads, want) ? downloads[want] : undefined;
  const source = download?.source ?? null;
  const url = source !== null && TRUSTED.has(source) ? (download?.url ?? null) : null;
  return { param, tier, want, family, label, folder, url, source, ...(feature && { feature }) };
}

/** `Wan 2.2 needs a.safetensors (models/vae): install it on the host`. */
export function sayMissing(target: string, missing: readonly Pick<MissingFile, "want" | "label" | "folder">[]): string {
  const named = missing.map(({ want, label, folder }) => `${want ?? label} (models/${folder})`).join(", ");
  return `${target} needs ${named}: install ${missing.length === 1 ? "it" : "them"} on the host`;
}
