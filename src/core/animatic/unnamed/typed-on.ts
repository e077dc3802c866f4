// What somebody types on, where the shot lists nothing of the kind: it stands before them, as a listed one would.
import type { Scene } from "../../../contracts/files/shotlist.ts";
import { wordsOfPlace } from "../overlay/clean-text.ts";

const TYPES =
  /\btyp(?:es|ing)\b(?! of\b)|\b(?:hammers|bangs|pounds|taps|clatters|pecks|works|scrolls|clicks|keys|punches)(?: away| in| out)?(?: (?:a|an|the|his|her|its) (?:\w+ ){1,3}?)? ?(?:at|on|through|into) (?:the|a|an|his|her|their) (?:\w+ ){0,2}?(?:laptop|computer|keyboard|typewriter|keys)\b/i;
const ON_A_PHONE =
  /\btyp(?:es|ing)\b[^.]*\b(?:phone|mobile|smartphone|keypad|message|text|code|pin|number|panel|till|register|calculator|tablet|touch ?screen)\b/i;
const MACHINE = /\b(?:laptop|computer|keyboard|typewriter|terminal|console|tablet|screen|monitor|machine|desk set)\b/i;
const NAMED = /\b(?:laptop|computer|typewriter)\b/i;
const OF_OLD = /\b(?:18\d\d|19[0-7]\d|(?:19)?[2-7]0s|(?:twenties|thirties|forties|fifties|sixties)|war|period|noir)\b/i;

/** The scene with a laptop, a computer or a typewriter among its things. */
export function withTypedOn(scene: Scene): Scene {
  const { action, subjects } = scene;
  if (!TYPES.test(action) || ON_A_PHONE.test(action)) return scene;
  if (subjects.some(({ kind, id, design = "" }) => kind !== "character" && MACHINE.test(`${id} ${design}`)))
    return scene;
  const noun =
    NAMED.exec(action)?.[0].toLowerCase() ?? (OF_OLD.test(wordsOfPlace(scene.location)) ? "typewriter" : "laptop");
  const one = { id: noun, name: noun, kind: "prop", speaker_index: -1, design: `a ${noun}` };
  return { ...scene, subjects: [...subjects, one] };
}
