// What a host lacks, as sentences: what is missing, and what to do about it.
import type { HostLack, MissingFile } from "../../contracts/routes/targets.ts";
import { groupBy } from "../lib/group-by.ts";

/** `ComfyUI 0.26.0 or newer is needed: the host has no "krea2" for type of CLIPLoader`. */
export function lackSentences(lacks: readonly HostLack[]): string[] {
  const byRemedy = groupBy(lacks, ({ host, pack }) => pack?.name ?? (host === null ? "" : "host"));
  return [...byRemedy.values()].map((each) => `${remedyOf(each)}: the host has no ${namesOf(each)}`);
}

/** What keeps a target from being ready, the worst first. */
export function readinessSentences(lacks: readonly HostLack[], missing: readonly MissingFile[]): string[] {
  const needed = missing.filter(({ tier }) => tier === "required");
  const spare = missing.filter(({ tier }) => tier !== "required");
  const less = lackSentences(lacks.filter((lack) => !lack.needed)).map((said) => `for some shots ${said}`);
  return [
    ...lackSentences(lacks.filter((lack) => lack.needed)),
    ...needed.map((file) => `${nameFile(file)} is not installed`),
    ...spare.map((file) => `${nameFile(file)} is not installed: ${withoutIt(file)}`),
    ...less,
  ];
}

/** `a.safetensors (models/vae)`, and that the host has no such folder. */
function nameFile({
  want,
  label,
  folder,
  folder_unknown: unknown,
}: Pick<MissingFile, "want" | "label" | "folder" | "folder_unknown">): string {
  const newer = unknown?.host ? `; ComfyUI ${unknown.host} brings it` : "";
  return `${want ?? label} (models/${folder}${unknown ? `, a folder that the host does not know${newer}` : ""})`;
}

/** `Wan 2.2 needs a.safetensors (models/vae): install it on the host`. */
export function missingSentence(target: string, missing: readonly Parameters<typeof nameFile>[0][]): string {
  const named = missing.map(nameFile).join(", ");
  return `${target} needs ${named}: install ${missing.length === 1 ? "it" : "them"} on the host`;
}

function withoutIt({ tier, feature }: MissingFile): string {
  return tier === "accelerator" ? "renders are slower" : `${feature ?? "what it does"} is off`;
}

function remedyOf(lacks: readonly HostLack[]): string {
  const pack = lacks[0]?.pack;
  if (pack) return `the pack ${pack.name} is needed (${pack.url})`;
  const versions = lacks.flatMap(({ host }) => host ?? []);
  if (versions.length === 0) return "something is missing there that a pack or another version may bring";
  return `ComfyUI ${versions.toSorted(compareVersions).at(-1)} or newer is needed`;
}

/** Names that one sentence has; the record has them all. */
const MOST = 4;

function namesOf(lacks: readonly HostLack[]): string {
  const more = lacks.length - MOST;
  const named = lacks.slice(0, MOST).map(nameOf).join(", ");
  return more > 0 ? `${named} and ${more} more` : named;
}

function nameOf({ class_type: name, input, value }: HostLack): string {
  return input === null ? `node ${name}` : `"${value}" for ${input} of ${name}`;
}

/** Of `0.3.64` and `0.26.0` the second is the newer one. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.split(".").map(Number));
  for (let at = 0; at < 3; at++) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
