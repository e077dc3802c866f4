// What a close-up is read from, and the words that both hands and things alone are read by.
import type { Scene } from "../../../contracts/files/shotlist.ts";
import { sentencesOf } from "../acting/lines/sentences.ts";
import { wordsOfId } from "../overlay/clean-text.ts";
import type { Framing } from "../frame.ts";
import type { SubjectLook } from "../looks/look.ts";
import { readThing } from "../looks/object-look.ts";
import { wordsIn } from "../looks/read-words.ts";
import type { CastMember } from "../stage/staged-member.ts";
import type { Namer } from "./read-roles.ts";

export interface DetailWords {
  readonly scene: Scene;
  readonly framing: Framing;
  readonly seed: string;
  readonly members: readonly CastMember[];
  /** Looks of the show's things, by id. */
  readonly looks: ReadonlyMap<string, SubjectLook>;
}

/** Parts of which a face or a body is the picture. */
export const BODY =
  /^(?:face|eyes?|mouth|lips?|head|hair|brow|chin|forehead|ears?|tears?|nose|shoulders?|chest|knees?|legs?|cheeks?|neck|nape|belly|bump|stomach)$/;
const TITLE =
  /^\s*(?:insert|detail|extreme close[- ]?up|close[- ]?up|close|tight|macro|ecu|cu)(?:[:,]| on\b| of\b)+\s*/i;
/** Parts that a show lists among its things: "hand | a grey bony hand". */
export const LIMB = /\b(?:hands?|fingers?|thumb|fist|paw|claw|foot|feet)$/i;
/** Vehicles that are things. */
const TOY = /\b(?:paper|toy|model|origami|miniature)\b/i;

/** Sentences without the words that only say how it is shot. */
export function sentencesIn({ scene }: DetailWords): readonly (readonly string[])[] {
  return sentencesOf(scene.action.replace(TITLE, ""));
}

export function namerOf({ looks, scene }: DetailWords): Namer {
  const listed = scene.subjects.filter(({ kind }) => kind !== "character");
  return {
    things: listed.flatMap(({ id, name, design = "" }) => {
      const known = looks.get(id);
      const look = TOY.test(design)
        ? readThing("prop", { id, name, design })
        : known?.kind === "thing"
          ? known.look
          : null;
      return look && look.shape !== "label" && !LIMB.test(name)
        ? [{ nouns: [...wordsIn(name), ...wordsIn(wordsOfId(id))], look }]
        : [];
    }),
  };
}
