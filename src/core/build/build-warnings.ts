// Warnings about several shots at once, so that a show of sixty shots gets one sentence and not sixty.
import type { Findings } from "../lib/findings.ts";
import { quoted } from "../lib/wording.ts";
import type { BuiltShot } from "./pass-build.ts";

const NAMED = 8;

interface Voices {
  readonly script: Findings;
  readonly series: Findings<null>;
}

/** Says which targets are stood in for, and which shots sound otherwise than they ask. */
export function warnOfGroups(shots: readonly BuiltShot[], voices: Voices): void {
  warnOfStandIns(shots, voices);
  warnOfSound(shots, voices);
}

function warnOfStandIns(shots: readonly BuiltShot[], { script, series }: Voices): void {
  const stoodIn = shots.filter(({ chosen }) => chosen.wanted.id !== chosen.target.id);
  for (const group of groupsOf(stoodIn, ({ chosen }) => `${chosen.wanted.id} ${chosen.line}`)) {
    const { wanted, target, line } = group[0]!.chosen;
    const those = `${names(group)} ${group.length === 1 ? "is" : "are"} built for ${target.id}`;
    const message = `${wanted.id} cannot be compiled yet: until it can, ${those}`;
    if (line === null) series.warn(null, message);
    else script.warn(line, message);
  }
}

function warnOfSound(shots: readonly BuiltShot[], { script }: Voices): void {
  const changed = shots.filter(({ plan }) => plan.audio.intent !== undefined);
  for (const group of groupsOf(changed, ({ plan }) => `${plan.audio.intent} ${plan.audio.note}`)) {
    const { audio, placed } = group[0]!.plan;
    const message = `${names(group)}: policy "${audio.intent}" becomes "${audio.policy}": ${audio.note}`;
    script.warn(placed.shot.source.line, message);
  }
}

function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/** `shot "sh010"`, or `12 shots (sh010, sh020 and 10 more)`. */
function names(group: readonly BuiltShot[]): string {
  const ids = group.map(({ entry }) => entry.id);
  if (ids.length === 1) return `shot ${quoted(ids[0] ?? "")}`;
  const rest = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : "";
  return `${ids.length} shots (${ids.slice(0, NAMED).join(", ")}${rest})`;
}
