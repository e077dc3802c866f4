// What a verb that the tables know only by its phrases does with a thing behind it, by the class of the verb: it turns, breaks, joins, rubs, covers or empties it.
import type { Deed } from "../deeds/deed.ts";

const CLASSES: readonly (readonly [Deed, string])[] = [
  [{ gesture: "turn_wheel" }, "crank rotate winch"],
  [{ gesture: "turn_key", takes: true }, "wind screw unscrew twist"],
  [
    { gesture: "pull_loose", takes: true },
    "wrench pluck unhook unclip unplug detach disconnect remove pick peel strip",
  ],
  [{ gesture: "pull", takes: true }, "haul tow train herd hitch"],
  [{ gesture: "push" }, "ram force block bump butt roll jam wedge crash shoulder"],
  [{ gesture: "snap", takes: true }, "snap crack burst smash break shatter split dismantle"],
  [{ gesture: "crumple", takes: true }, "crush grind squash scrunch mash clench muss"],
  [{ gesture: "bang" }, "swat smash punch tackle hit cuff trample"],
  [{ gesture: "insert", takes: true }, "plug insert lodge stuff dip hook fit slot stick prop moor switch mount load"],
  [
    { gesture: "tie" },
    "attach clamp strap fasten clip link staple tape pin bind buckle connect peg harness loop glue paste",
  ],
  [{ gesture: "polish", takes: true }, "shine wax varnish file sandpaper sand chafe hone whet disinfect dry"],
  [{ gesture: "wipe" }, "scrape graze smear ease clear clean"],
  [{ gesture: "spread_sheet", takes: true }, "spread unroll unfurl cover flatten level"],
  [{ gesture: "raise", takes: true }, "tilt upend sight extend produce"],
  [{ gesture: "pour", takes: true }, "drain upend refill fill fuel refuel water top spill"],
  [{ gesture: "sprinkle", takes: true }, "salt dice powder add"],
  [{ gesture: "work" }, "fiddle harvest reap weed sort part ply loosen change separate mend adjust"],
  [{ gesture: "throw", takes: true }, "volley lose putt dunk return"],
  [{ gesture: "fold", takes: true }, "coil crease unpin tuck ruffle"],
  [{ gesture: "pocket", takes: true }, "conceal pocket pilfer filch"],
  [{ gesture: "write_wall", takes: true }, "chalk trace outline"],
  [{ gesture: "take_down" }, "lower unhang"],
];

/** By plain verb. */
export const BY_CLASS: ReadonlyMap<string, Deed> = new Map(
  CLASSES.flatMap(([deed, list]) => list.split(" ").map((plain): [string, Deed] => [plain, deed])),
);
