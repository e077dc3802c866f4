// Rows of action lines with what is to be read in each, as test/fixtures/reading has them, and how they are compared with what is read.
import { readFileSync } from "node:fs";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { GESTURE_DESIGNS } from "../../../../src/core/animatic/acting/gestures/gestures.ts";
import type { Beat } from "../../../../src/core/animatic/acting/acting.ts";
import { framingOf } from "../../../../src/core/animatic/frame.ts";
import { readCast } from "../../../../src/core/animatic/shot-cast.ts";

type Subject = Scene["subjects"][number];

export interface Row {
  readonly line: string;
  readonly subjects: readonly Subject[];
  /** By subject, beats of tokens. */
  readonly expected: readonly { readonly id: string; readonly beats: readonly (readonly string[])[] }[];
  /** Not read right yet. */
  readonly isOpen: boolean;
}

export function readRows(name: string): readonly Row[] {
  let subjects: readonly Subject[] = [];
  const rows: Row[] = [];
  for (const line of readFileSync(`test/fixtures/reading/${name}`, "utf8").split("\n")) {
    if (line.startsWith("# ")) subjects = line.slice(2).split("; ").map(subjectOf);
    const [text = "", gold] = line.split(" => ");
    if (gold !== undefined && !line.startsWith("//")) rows.push(rowOf(text, gold, subjects));
  }
  return rows;
}

/** People by their articles and ages; what the cast calls `with` is a thing. */
function subjectOf(written: string): Subject {
  const [name = "", design = ""] = written.split(": ");
  const isThing = name.startsWith("+");
  const id = isThing ? name.slice(1) : name;
  const kind = isThing ? "prop" : "character";
  return { id, kind, name: id, design, speaker_index: -1 } as Subject;
}

function rowOf(text: string, gold: string, subjects: readonly Subject[]): Row {
  const isOpen = text.startsWith("? ");
  const expected = gold.split("; ").map((one) => {
    const [id = "", ...tokens] = one.trim().split(" ");
    const beats = tokens.join(" ").split(",");
    return { id, beats: beats.map((beat) => beat.trim().split(" ")) };
  });
  return { line: isOpen ? text.slice(2) : text, subjects, expected, isOpen };
}

/** What is wrong, in words; undefined where all is as expected. */
export function wrongIn({ line, subjects, expected }: Row): string | undefined {
  const scene = {
    ...{ episode: "e", subjects, action: line, dialogue: [], location: { id: "place", description: "" } },
  } as unknown as Scene;
  const cast = readCast(scene, framingOf("fs"));
  const wrong = expected.flatMap(({ id, beats: wanted }) => {
    const beats = cast.find((one) => one.id === id)?.beats ?? [];
    return isRead(beats, wanted) ? [] : [`${id} ${beats.map(spelled).join(", ")}`];
  });
  return wrong.length === 0 ? undefined : wrong.join("; ");
}

function spelled({ posture, gesture, way, mood, holds, object, gaze }: Beat): string {
  const to = gaze.to === "subject" ? gaze.id : gaze.to === "word" ? gaze.word : gaze.to;
  const more = [gesture, way, mood].filter((word) => word !== "none" && word !== "plain");
  return [posture, ...more, ...holds.map((id) => `+${id}`), object === null ? "" : `@${object}`, `~${to}`]
    .filter(Boolean)
    .join(" ");
}

/** Each wanted beat is found after the one before it; what is forbidden is in none. */
function isRead(beats: readonly Beat[], wanted: readonly (readonly string[])[]): boolean {
  let from = 0;
  for (const tokens of wanted) {
    const asked = tokens.filter((token) => !token.startsWith("!"));
    const forbidden = tokens.flatMap((token) => (token.startsWith("!") ? [token.slice(1)] : []));
    if (forbidden.some((token) => beats.some((beat) => fits(beat, token)))) return false;
    if (asked.length === 0) continue;
    const at = beats.findIndex((beat, index) => index >= from && asked.every((token) => fits(beat, token)));
    if (at < 0) return false;
    from = at;
  }
  return true;
}

function fits(beat: Beat, token: string): boolean {
  const [mark = ""] = token;
  const words = (/[+@~>(]/.test(mark) ? token.slice(1) : token).replace(")", "").split("/");
  if (mark === "+") return words.some((word) => isHeld(beat, word));
  if (mark === "@") return words.some((word) => beat.object === word);
  if (mark === ">") return beat.way === words[0];
  if (mark === "(") return beat.mood === words[0];
  if (mark === "~") return words.some((word) => isSeen(beat, word.replace("~", "")));
  return words.some((word) => isDone(beat, word));
}

/** In the hands, of one or of several; a tool is there without being named. */
function isHeld({ holds, object, gesture }: Beat, word: string): boolean {
  const isSame = (id: string) => id === word || `${id}s` === word || id === `${word}s`;
  return holds.some(isSame) || (GESTURE_DESIGNS[gesture].tool !== undefined && object !== null && isSame(object));
}

function isSeen({ gaze }: Beat, word: string): boolean {
  return gaze.to === word || (gaze.to === "subject" && gaze.id === word) || (gaze.to === "word" && gaze.word === word);
}

function isDone(beat: Beat, word: string): boolean {
  if (word === "-")
    return (
      beat.posture === "stand" &&
      ["none", "hold", "receive", "startle", "look_on", "robbed", "hold_out_cup"].includes(beat.gesture)
    );
  if (/^[+@~>(]/.test(word)) return fits(beat, word);
  const same = ALIKE[word] ?? [];
  if (same.includes(beat.gesture) || same.includes(beat.posture)) return true;
  return beat.posture === word || beat.gesture === word;
}

/** Gestures that are the same deed in another form. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  hold_hands: ["clasp_hands", "hand_in_hand", "give_hand"],
  hug: ["lift_hug", "hug_behind", "hug_leg", "head_on_shoulder"],
  kiss: ["kiss_brow", "kiss_cheek", "kiss_hand"],
  pat: ["comfort", "pat_back", "tap_shoulder", "ruffle_hair"],
  caress: ["wipe_face", "chin_up"],
  arm_round: ["coat_round", "head_on_shoulder", "arm_in_arm", "comfort", "tuck_in", "wrap_round"],
  reach: ["offer_hand"],
  dress: ["coat_round", "coat_off", "coat_on"],
  lift: ["lift_over", "pick_up"],
  bang: ["smash_down"],
  set_on_table: ["smash_down"],
  point: ["point_past", "point_with"],
  raise: ["look_mirror", "lift_arm", "fly_kite"],
  open: [
    "open_lid",
    "open_book",
    "open_letter",
    "open_bottle",
    "screw_lid",
    "unfold",
    "pull_open",
    "lift_lid",
    "hold_open",
    "raise_sash",
  ],
  close: ["close_lid", "close_book", "push_shut", "slam_shut"],
  part_blind: ["draw_cloth"],
  lean: ["lean_door"],
  write: ["write_wall", "write_pad", "write_hand"],
  type: ["type_lap"],
  spy: ["look_along"],
  dive: ["dive_flat"],
  give: ["propose", "offer", "offer_hand"],
  peel: ["slice"],
  slice: ["peel", "crack_egg"],
  work: ["pack_in", "thread", "repair", "crack_egg", "put_in", "reload", "count"],
  insert: ["put_in", "tuck_under", "fold_away"],
  put_down: ["put_in", "hang_phone"],
  pull: ["pick_up", "drag_person", "draw_out", "take_out"],
  pick_up: ["draw_out"],
  spray: ["perfume"],
  take: ["draw_out", "take_down", "take_from", "snatch", "disarm", "take_out"],
  wipe: ["wipe_table", "polish", "wash_dish", "spread_sheet"],
  wash: ["wash_dish"],
  throw: ["flip_pan"],
  make_up: ["own_rub_hand"],
  tie: ["own_pinch_throat", "fix_tie", "roll_sleeves", "gloves_on", "coat_on"],
  tie_shoe: ["tie_their_shoe", "shoe_off", "shoe_on"],
  rub_neck: ["own_pat_nape"],
  take_off: ["lift_veil"],
  knead: ["crumple", "squeeze"],
  fold: ["fold_away", "crumple"],
  cough: ["blow_nose"],
  sew: ["knit"],
  comb: ["look_mirror"],
  light: ["light_candle", "light_theirs"],
  phone: ["answer"],
  read: ["unfold", "open_book"],
  paint: ["draw_floor", "write_wall"],
  hammer: ["nail_in"],
  press: ["ring_bell", "stamp_it", "press_keys"],
  turn_key: ["wind", "screw_lid"],
  hold: ["draw_out", "hold_out_cup", "count", "weigh", "hold_both", "hold_each"],
  rattle: ["shake_out", "shake_head"],
  show: ["show_them", "beside_face", "hold_out"],
  drain: ["knock_back"],
  recoil: ["struck", "reel", "lean_away", "cower"],
  grab: ["seize_arm", "tug_sleeve", "grapple", "arrest", "pull_up", "drag_person"],
  pour: ["pour_for"],
  lean_over: ["over_shoulder", "tuck_in"],
  piggyback: ["bear_over_shoulder", "bear_on_shoulders"],
  carry_person: ["lift_hug"],
  carried_back: ["carried_over", "carried_shoulders"],
  aim: ["hold_at_gunpoint", "aim_at"],
  stab: ["stab_them", "stab_back"],
  crouch: ["hide_behind"],
  bandage: ["wrap_round"],
  wipe_tears: [
    "own_pat_eye",
    "own_pat_eyes",
    "own_rub_eye",
    "own_rub_cheek",
    "own_pat_cheek",
    "own_rub_mouth",
    "own_rub_cheeks",
    "own_rub_chin",
  ],
  clutch: ["own_hold_shin"],
  sit: ["hold_on_lap"],
  drag: ["drag_person"],
};
