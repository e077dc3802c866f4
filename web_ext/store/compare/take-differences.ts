// Why one take is different from another, in the words of who made them: what changed, from what to what. The parameters that a person
// turns come first, the seed and what follows from the machine last.
import type { TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { Sidecar } from "../../../src/contracts/files/sidecar.ts";
import { joinPrompt } from "../render/next-render.ts";
import { nameOf, formatFrames, formatSeed } from "../base/format.ts";
import type { TakeFacts } from "./take-facts.ts";
import { formatWordChanges, wordChanges, type Piece } from "../base/word-diff.ts";

type SidecarRef = Sidecar["refs"][number];

export type Difference =
  | {
      readonly kind: "value";
      readonly name: string;
      readonly from: string;
      readonly to: string;
      readonly title?: string;
    }
  | { readonly kind: "words"; readonly name: string; readonly pieces: readonly Piece[] }
  | { readonly kind: "said"; readonly name: string; readonly text: string };

const NONE = "none";

export function differencesOf(a: TakeFacts, b: TakeFacts): Difference[] {
  const value = (name: string, read: (facts: TakeFacts) => string | undefined) => changed(name, read(a), read(b));
  return [
    ...words("Prompt", promptOf(a), promptOf(b)),
    ...words("Negative", a.shot.negative ?? "", b.shot.negative ?? ""),
    ...value("Target", ({ take }) => take.target ?? undefined),
    ...value("Model", ({ record }) => record.model ?? undefined),
    ...value("LoRA", ({ record }) => lorasOf(record.loras)),
    ...value("Steps", ({ record }) => numberOf(record.steps)),
    ...value("Size", sizeOf),
    ...value("Length", lengthOf),
    ...refDifferences(a.record.refs ?? [], b.record.refs ?? []),
    ...value("Sound", ({ shot }) => shot.audio_policy),
    ...value("Carries on from", continuedFrom),
    ...value("Missing references", ({ record }) => record.missing_note),
    ...value("Files", substitutes),
    ...value("Backend", ({ take }) => take.backend ?? undefined),
    ...value("Imported from", ({ take }) => take.imported?.name),
    ...seedDifference(a, b),
  ];
}

const ROUTES = {
  latent: "sampled on from its latent",
  decode: "sampled on from its frames",
  pixel: "enlarged by pixels",
} as const;

/** What was made of a take in its upscale or post. */
export function versionDifferences(take: TakeSummary, of: "upscale" | "post"): Difference[] {
  const version = take[of];
  if (!version) return [];
  const said = (name: string, text: string | null | undefined): Difference[] =>
    text ? [{ kind: "value", name, from: "the take", to: text }] : [];
  const { route, deliver } = take.upscale ?? { route: null, deliver: null };
  const made = deliver && `${deliver.fit === "crop" ? "cropped" : "padded"} from ${deliver.made.join(" × ")}`;
  return [
    ...changed("Size", framed(take), framed(version)),
    ...said("Made", route && ROUTES[route]),
    ...said("Fit", deliver && deliver.made.join() !== [deliver.width, deliver.height].join() ? made : null),
    ...said("Finish", of === "post" ? take.post?.recipe : null),
    ...said("Age", version.fresh ? null : "older than what it was made from"),
  ];
}

/** As it would be said in a message. */
export function describeDifference(difference: Difference): string {
  const name = difference.name.toLowerCase();
  if (difference.kind === "words") return `${name}: ${formatWordChanges(difference.pieces)}`;
  return difference.kind === "value"
    ? `${name} ${difference.from} → ${difference.to}`
    : `ref ${difference.name} ${difference.text}`;
}

function changed(name: string, from: string | undefined, to: string | undefined): Difference[] {
  return from === to ? [] : [{ kind: "value", name, from: from ?? NONE, to: to ?? NONE }];
}

function words(name: string, before: string, after: string): Difference[] {
  const pieces = wordChanges(before, after);
  return pieces.length === 0 ? [] : [{ kind: "words", name, pieces }];
}

/** A target without prompts draws the scene: what is written there stands for the prompt. */
function promptOf({ shot }: TakeFacts): string {
  const prompt = joinPrompt(shot.prompt ?? "");
  if (prompt !== "" || !shot.scene) return prompt;
  const { location, action, camera, extras, text, dialogue } = shot.scene;
  const lines = dialogue.map(({ name, line }) => `${name}: ${line}`);
  return [action, camera, extras, text, ...lines, location.description].filter(Boolean).join("\n");
}

function lorasOf(loras: TakeFacts["record"]["loras"]): string | undefined {
  return loras && loras.length > 0 ? loras.map(({ name, strength }) => `${name} ${strength}`).join(", ") : undefined;
}

function numberOf(value: number | null | undefined): string | undefined {
  return value === null || value === undefined ? undefined : String(value);
}

function sizeOf({ take }: TakeFacts): string | undefined {
  return framed(take);
}

function framed({ width, height }: Pick<TakeSummary, "width" | "height">): string | undefined {
  return width === null || height === null ? undefined : `${width} × ${height}`;
}

function lengthOf({ take }: TakeFacts): string | undefined {
  return take.frames === null || take.fps === null ? undefined : formatFrames(take.frames, take.fps);
}

function continuedFrom({ record }: TakeFacts): string | undefined {
  const from = record.continued_from;
  return from && `${from.shot} take ${from.take}`;
}

/** Model files that stood in for the wanted ones. */
function substitutes({ record }: TakeFacts): string | undefined {
  const others = Object.entries(record.resolved ?? {}).filter(([, { how }]) => how !== "exact");
  const said = others.map(([param, { using, how }]) => `${param}: ${using === null ? how : [using].flat().join(", ")}`);
  return said.length > 0 ? said.join("; ") : undefined;
}

/** A reference that was picked again keeps its name and place: its hash differs. */
function refDifferences(a: readonly SidecarRef[], b: readonly SidecarRef[]): Difference[] {
  const before = new Map(a.map((ref) => [ref.slot, ref]));
  const after = new Map(b.map((ref) => [ref.slot, ref]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((slot): Difference[] => {
    const [from, to] = [before.get(slot), after.get(slot)];
    const text = refChange(from, to);
    return text === undefined ? [] : [{ kind: "said", name: refName(to ?? from, slot), text }];
  });
}

function refChange(from: SidecarRef | undefined, to: SidecarRef | undefined): string | undefined {
  if (!from || from.sha1 === null) return to && to.sha1 !== null ? "added" : undefined;
  if (!to || to.sha1 === null) return "left out";
  if (from.sha1 === to.sha1) return undefined;
  return from.path === to.path ? "re-picked" : `${nameOf(from.path)} → ${nameOf(to.path)}`;
}

function refName(ref: SidecarRef | undefined, slot: string): string {
  return ref?.subject ?? ref?.location ?? slot;
}

function seedDifference({ take: a }: TakeFacts, { take: b }: TakeFacts): Difference[] {
  if (a.seed === b.seed) return [];
  const short = (seed: string | null) => (seed === null ? NONE : formatSeed(seed));
  const title = `${a.seed ?? NONE} → ${b.seed ?? NONE}`;
  return [{ kind: "value", name: "Seed", from: short(a.seed), to: short(b.seed), title }];
}
