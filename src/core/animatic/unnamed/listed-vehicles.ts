// Vehicles that a script lists among its people, "car | a red sports car", as the vehicles that they are; and boats, cars and trains of which the action
// says that they fly, as such ones.
import type { Scene } from "../../../contracts/files/shotlist.ts";
import { wordsIn } from "../looks/read-words.ts";
import { VEHICLES } from "../looks/vehicle-words.ts";

type Subject = Scene["subjects"][number];

/** They mean people, animals or other things as well. */
const OF_TWO_SENSES =
  "coach fighter crane beetle cutter racer digger harvester rover swing punt junk combine express sub cruiser jumbo shuttle barrow cabin engine tank fishing sailing rowing rocket glider jet cart saloon metro";
const NO_VEHICLE: ReadonlySet<string> = new Set(OF_TWO_SENSES.split(" "));
const NOUNS: ReadonlySet<string> = new Set(
  Object.values(VEHICLES)
    .flatMap((words) => words.split(" "))
    .filter((word) => !NO_VEHICLE.has(word)),
);

/** What comes after what it is. */
const BEHIND =
  /^(?:with|in|on|of|from|at|under|beside|that|which|who|whose|drawn|pulled|driven|towed|made|full|for|as|to)$/;

/** The noun of "a wooden sailing ship with golden sails". */
function nounOf(design: string): string {
  const words = wordsIn(design.split(/[,;.:(]/)[0] ?? "");
  const end = words.findIndex((word, at) => at > 0 && BEHIND.test(word));
  return (end < 0 ? words : words.slice(0, end)).at(-1) ?? "";
}

const FLIES = String.raw`(?: (?:slowly|gently|silently|gracefully|suddenly))? (?:flies|fly|soars?|takes off|lifts off|lifts into|rises? into|sails? (?:\w+ ){0,2}?(?:above|over|through|across) the (?:\w+ ){0,2}?(?:clouds?|sky|stars?|roofs?|rooftops?|city)|glides? (?:\w+ )?(?:above|over|through) the (?:\w+ )?(?:clouds?|roofs?|rooftops?))\b`;

function saysItFlies({ id, name, design = "" }: Subject, action: string): boolean {
  const names = [id.replaceAll("_", " "), name.toLowerCase(), nounOf(design)].filter((word) => /^[a-z ]+$/.test(word));
  return names.some((noun) => new RegExp(`\\b${noun}${FLIES}`, "i").test(action));
}

export function withListedVehicles(scene: Scene): Scene {
  const subjects = scene.subjects.map((one): Subject => {
    const isListed = one.kind === "character" && NOUNS.has(nounOf(one.design ?? ""));
    const vehicle = isListed ? ({ ...one, kind: "vehicle" } as const) : one;
    return vehicle.kind === "vehicle" && saysItFlies(one, scene.action)
      ? { ...vehicle, design: `${vehicle.design ?? ""}, flying` }
      : vehicle;
  });
  return subjects.every((one, at) => one === scene.subjects[at]) ? scene : { ...scene, subjects };
}
