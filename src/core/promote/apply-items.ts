// Writes candidates into the texts, and takes what they said out of the overrides.
import type { Lora } from "../../contracts/files/shotlist.ts";
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import { PASSES } from "../../contracts/schema.ts";
import { setEpisodeChoice, setPassFields, setTarget } from "../overrides/edit-overrides.ts";
import { setKeyLine } from "../script/edit-keys.ts";
import { setConfigValue } from "../series/edit-config.ts";
import type { Candidate } from "./items.ts";
import type { Texts, World } from "./world.ts";

const KEY_OF = { target: "target", model: "model", loras: "lora", steps: "steps" } as const;
const PATH_OF = {
  target: ["series", "target"],
  refs_target: ["refs", "target"],
  keyframe_target: ["refs", "keyframe_target"],
} as const;

/** The script's key for a shot's field. */
export function keyOf({ field }: Extract<Candidate, { scope: "shot" }>) {
  return KEY_OF[field];
}

/** What is written, as it will stand: `steps: 12`, `series.target: "ltx2"`. */
export function writtenForm(candidate: Candidate): string {
  if (candidate.scope === "shot") return `${KEY_OF[candidate.field]}: ${lineValue(candidate)}`;
  return `${PATH_OF[candidate.field].join(".")}: ${JSON.stringify(candidate.value)}`;
}

export function writeItems(texts: Texts, candidates: readonly Candidate[]): Texts {
  return candidates.reduce((now, candidate) => {
    if (candidate.scope === "episode") {
      return { ...now, series: setConfigValue(now.series, PATH_OF[candidate.field], candidate.value) };
    }
    const edit = { shot: candidate.shot, key: KEY_OF[candidate.field], value: lineValue(candidate) };
    return { ...now, script: setKeyLine(now.script, edit)?.text ?? now.script };
  }, texts);
}

/** The overrides without what the texts say now. */
export function clearItems(
  overrides: OverridesFile,
  { renders }: Pick<World, "renders">,
  candidates: readonly Candidate[],
): OverridesFile {
  return candidates.reduce<OverridesFile>((file, candidate) => {
    if (candidate.scope === "episode") return setEpisodeChoice(file, episodeName(file), candidate.field, null);
    const { shot, field } = candidate;
    if (field === "target") return setTarget(file, shot, null);
    const target = renders(shot, "final")?.target ?? "";
    return PASSES.reduce((edited, pass) => {
      const block = edited.shots?.[shot]?.[target];
      const stamp = typeof block === "object" ? block[pass]?.base_hash : undefined;
      const isSet = typeof block === "object" && block[pass]?.[field] !== undefined;
      return isSet ? setPassFields(edited, { shot, target, pass }, { [field]: null }, stamp) : edited;
    }, file);
  }, overrides);
}

function episodeName({ episode }: OverridesFile): string {
  return typeof episode === "object" ? episode.id : (episode ?? "");
}

function lineValue({ field, value }: Candidate): string {
  if (field !== "loras") return String(value);
  const [lora] = value as readonly Lora[];
  if (!lora) return "none";
  return lora.strength === 1 ? lora.name : `${lora.name}:${lora.strength}`;
}
