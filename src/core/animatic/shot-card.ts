// A frozen one-shot document read as what is drawn: clean words, moves, places, people with their colours, lines with their times.
// Absent or odd fields have plain stand-ins; the only thing it cannot do without is the shot itself.
import { withBabiesInArms } from "./unnamed/babies-in-arms.ts";
import { withListedCrowds } from "./unnamed/listed-crowds.ts";
import { withListedVehicles } from "./unnamed/listed-vehicles.ts";
import type { Scene, ShotEntry, Shotlist } from "../../contracts/files/shotlist.ts";
import type { Slate } from "../../contracts/schema.ts";
import { slateIn } from "../lib/animatic-hints.ts";
import { secondsOf } from "../time/rate.ts";
import { parseCamera, type CameraMove } from "./camera/camera-move.ts";
import { setUpOf, type CameraSetUp } from "./camera/camera-set-up.ts";
import { firstSentence } from "../lib/excerpt.ts";
import { readMembers } from "./formations/read-members.ts";
import { countExtras, crowdIn, everyoneIn } from "./people-counts.ts";
import { cleanText, wordsOfId, wordsOfPlace } from "./overlay/clean-text.ts";
import { speakerHue } from "./colour/colour.ts";
import { hashOf } from "./seeded-random.ts";
import { unlistedProps } from "./looks/props/unlisted-props.ts";
import { lookingAlong } from "./formations/crowd-deed.ts";
import { readPlace } from "./place/read-place.ts";
import type { PlaceScene } from "./place/place-scene.ts";
import { readHeldLooks } from "./listed-cast.ts";
import { readCast } from "./shot-cast.ts";
import { readDetail } from "./detail/read-detail.ts";
import type { Detail } from "./detail/detail.ts";
import type { CastMember } from "./stage/staged-member.ts";
import { framingInCar } from "./fixtures/cabin-seats.ts";
import { framingOfBodies } from "./stage/whole-bodies.ts";
import type { Game } from "./games/game.ts";
import { gameIn } from "./games/game-of-scene.ts";
import type { SubjectLook } from "./looks/look.ts";
import { framingOf, type Framing } from "./frame.ts";

export interface CardLine {
  readonly speaker: string;
  readonly name: string;
  readonly mode: "on" | "vo" | "os";
  readonly text: string;
  readonly index: number;
  readonly hue: number;
  /** Seconds from the shot's first frame. */
  readonly start: number;
  readonly end: number;
}

export interface ShotCard {
  readonly shot: string;
  readonly sequence: string;
  readonly take: number;
  /** The seed's last four digits. */
  readonly seedEnd: string;
  readonly seed: string;
  readonly framing: Framing;
  readonly camera: CameraMove;
  readonly setUp: CameraSetUp;
  readonly cameraWords: string;
  readonly place: PlaceScene;
  readonly placeTitle: string;
  readonly placeDescription: string;
  /** First sentence. */
  readonly action: string;
  /** What the picture must show in letters, or "". */
  readonly lettering: string;
  /** People without a name, behind. */
  readonly extras: number;
  readonly standings: readonly CastMember[];
  /** The sport that it shows, where somebody plays one. */
  readonly game: Game | undefined;
  /** The close-up of a hand or a thing that is the picture, where it is one. */
  readonly detail: Detail | undefined;
  /** Looks of things that are in somebody's hand, by their ids; of those that the action alone names, by `nounKey`. */
  readonly heldLooks: ReadonlyMap<string, SubjectLook>;
  /** All of the action's sentences, and what the script says of nameless people. */
  readonly actionWords: string;
  readonly extrasWords: string;
  readonly lines: readonly CardLine[];
  /** Frames, frames per second, pixels. */
  readonly length: number;
  readonly fps: number;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly policy: ShotEntry["audio_policy"];
  /** What is written over the picture: everything, the lines that are spoken, or nothing but what stands in the scene. */
  readonly slate: Slate;
  /** What else the words say, as the shot list has it: hints, sound, music, voices. */
  readonly scene: Scene;
}

/** Played well enough above the waist. */
const NEAR_GAMES: ReadonlySet<Game["act"]> = new Set(["pot", "board"]);

/** The document's only shot as a card; undefined when it holds none. */
export function readCard(shotlist: Shotlist, take: number): ShotCard | undefined {
  const [entry] = shotlist.shots;
  if (!entry) return undefined;
  const scene = withListedVehicles(withBabiesInArms(withListedCrowds(entry.scene ?? sceneWithout(shotlist, entry))));
  const { fps, width, height } = shotlist.defaults;
  const place = placeOf(scene);
  const words = wordsOf(entry, scene);
  const asked = framingInCar(words.framing, wordsOfPlace(scene.location));
  const standings = lookingAlong(offRoof(readCast(scene, asked), place, scene.action), scene.action);
  const heldLooks = new Map([...readHeldLooks(scene), ...unlistedProps(scene)]);
  const game = gameIn(scene, standings);
  const framing = framingOfBodies(asked, standings, game !== undefined && !NEAR_GAMES.has(game.act));
  return {
    ...place,
    ...words,
    ...{ take, standings, heldLooks, framing, game },
    detail: readDetail({ scene, framing, seed: entry.seed, members: standings, looks: heldLooks }),
    lines: scene.dialogue.map((line) => lineOf(scene.episode, line)),
    length: entry.length,
    fps,
    width,
    height,
    seconds: secondsOf(entry.length, fps),
    policy: entry.audio_policy,
    slate: slateIn(scene),
    scene,
  };
}

function placeOf(scene: Scene): Pick<ShotCard, "place" | "placeTitle" | "placeDescription"> {
  const { id, description } = scene.location;
  return {
    place: readPlace({ id, description, shot: scene.action, hint: hintOf(scene) }),
    placeTitle: wordsOfId(id),
    // A clip's one sentence is its action, which is written below.
    placeDescription: description === scene.action ? "" : cleanText(description),
  };
}

/** The train or the ship that they are on is the place. */
function offRoof(
  cast: readonly CastMember[],
  { place: { kind } }: Pick<ShotCard, "place">,
  action: string,
): readonly CastMember[] {
  const own = kind === "train_roof" ? TRAIN : kind === "ship_deck" && ON_DECK.test(action) ? SHIP : undefined;
  const left = new Set(
    cast.flatMap((one) => (own && one.kind === "vehicle" && own.test(`${one.id} ${one.name}`) ? [one.id] : [])),
  );
  return cast.flatMap(({ boarding, ...one }) => {
    if (left.has(one.id)) return [];
    return [boarding === undefined || left.has(boarding.on) ? one : { ...one, boarding }];
  });
}

const SHIP = /\b(?:ships?|liner|ferry|steamer|galleon|yacht)\b/i;
const ON_DECK =
  /\b(?:on|at|in|along|across|over) the (?:\w+ )?(?:bow|stern|prow|deck|mast|rail|railing|bowsprit|rigging|quarterdeck|wheel|helm)\b/i;

/** What the config and the script tell of the place; a shot's own words come first. */
function hintOf(scene: Scene): string {
  const hints = { ...scene.location.animatic, ...scene.animatic };
  const onRoof = ON_TRAIN.test(scene.action) && TRAIN.test(`${scene.location.description} ${scene.action}`);
  return [...PLACE_HINTS.flatMap((name) => hints[name] ?? []), ...(onRoof ? ["roof of a train"] : [])].join(", ");
}

/** Who is up there is not inside, whatever train the place is. */
const ON_TRAIN =
  /\b(?:along|across|over|on|onto|to) the (?:\w+ )?(?:roofs?|tops?) of (?:the|a) (?:\w+ ){0,2}?(?:train|carriages?|wagons?|boxcars?|coach|cars?)\b|\b(?:from|between) (?:roof to roof|the (?:wagons|boxcars|carriages)|(?:wagon to wagon|carriage to carriage|boxcar to boxcar))\b/i;
const TRAIN = /\btrains?\b/i;

const PLACE_HINTS = ["kind", "hour", "weather", "air", "mood", "era"];

function wordsOf(entry: ShotEntry, scene: Scene) {
  const extras = scene.extras ?? (hasGroup(scene) ? null : (crowdIn(scene.action) ?? othersIn(scene)));
  return {
    shot: cleanText(entry.id, 60),
    sequence: cleanText(entry.sequence, 60),
    seed: entry.seed,
    seedEnd: entry.seed.slice(-4).padStart(4, "0"),
    framing: framingOf(cleanText(entry.size, 40)),
    camera: parseCamera(scene.camera),
    setUp: setUpOf({ seed: entry.seed, cameraWords: cleanText(scene.camera ?? "", 200) }),
    cameraWords: cleanText(scene.camera ?? "static", 200) || "static",
    action: firstSentence(cleanText(scene.action)),
    lettering: cleanText(scene.text ?? "", 200),
    actionWords: cleanText(scene.action),
    extrasWords: cleanText(extras ?? "", 200),
    extras: countExtras(extras),
  };
}

/** A group of the shot is the crowd that its action names. */
/** "everyone applauds", beside one who is listed. */
const othersIn = ({ subjects, action }: Scene): string | null =>
  subjects.filter(({ kind }) => kind === "character").length === 1 ? everyoneIn(action) : null;

function hasGroup({ subjects }: Scene): boolean {
  return subjects.some(({ members = 1, design = "" }) => members > 2 || (readMembers(design)?.count ?? 1) > 2);
}

/** Shot lists of other targets have no scene: ids and prompt are used instead. */
function sceneWithout(shotlist: Shotlist, entry: ShotEntry): Scene {
  const prompt = typeof entry.prompt === "string" ? entry.prompt : entry.prompt.join(" ");
  return {
    episode: shotlist.episode,
    location: { id: entry.sequence, description: "" },
    action: prompt,
    camera: null,
    extras: null,
    text: null,
    subjects: entry.subjects.map((id, at) => ({
      id,
      name: shotlist.subjects[id]?.name ?? id,
      kind: shotlist.subjects[id]?.kind ?? "character",
      speaker_index: at,
    })),
    dialogue: [],
  };
}

function lineOf(episode: string, line: Scene["dialogue"][number]): CardLine {
  const index = Math.max(0, line.speaker_index);
  return {
    speaker: line.speaker,
    name: cleanText(line.name, 80) || cleanText(line.speaker, 80),
    mode: line.mode,
    text: cleanText(line.line),
    index,
    hue: speakerHue(hashOf(episode) % 360, index),
    start: line.start,
    end: line.end,
  };
}
