// Ten thousand shots of words thrown together: each is read and staged; of those that are drawn, the frames stay in their own memory.
import { expect } from "chai";
import { BODY_PHRASES } from "../../../src/core/animatic/acting/deeds/body-phrases.ts";
import { HAND_PHRASES } from "../../../src/core/animatic/acting/deeds/hand-phrases.ts";
import { VERB_DEEDS } from "../../../src/core/animatic/acting/deeds/verb-deeds.ts";
import { GARMENT_NOUNS } from "../../../src/core/animatic/looks/clothes-words.ts";
import { FANCY } from "../../../src/core/animatic/looks/costumes/fancy.ts";
import { PAST } from "../../../src/core/animatic/looks/costumes/past.ts";
import { SPORT } from "../../../src/core/animatic/looks/costumes/sport.ts";
import { WORK } from "../../../src/core/animatic/looks/costumes/work.ts";
import { PROP_SHAPES } from "../../../src/core/animatic/looks/props/find-prop.ts";
import { HAIR_NOUNS } from "../../../src/core/animatic/looks/hair/person-hair.ts";
import { PEOPLE } from "../../../src/core/animatic/looks/person-body.ts";
import { VEHICLES } from "../../../src/core/animatic/looks/vehicle-words.ts";
import { INSIDE } from "../../../src/core/animatic/place/words/inside.ts";
import { HOURS, WEATHERS } from "../../../src/core/animatic/place/words/light-and-air.ts";
import { OUTSIDE } from "../../../src/core/animatic/place/words/outside.ts";
import { SPECIAL_ROOMS } from "../../../src/core/animatic/place/words/special-rooms.ts";
import { readCard } from "../../../src/core/animatic/shot-card.ts";
import { seededRandom } from "../../../src/core/animatic/seeded-random.ts";
import { openFilm } from "../../../src/media/animatic/film/open-film.ts";
import { loadPictures } from "../../../src/media/animatic/film/load-pictures.ts";
import { Arena } from "../../../src/media/animatic/kernel/arena.ts";
import { NO_PICTURES } from "../../support/media/animatic-film.ts";
import { person, sampleShotlist } from "../../support/media/sample-takes.ts";

const SHOTS = 10_000;
/** One in so many is drawn too. */
const DRAWN = 10;
const SIZES = ["ews", "ws", "fs", "mws", "ms", "mcu", "cu", "ecu"];
const KINDS = ["character", "character", "character", "prop", "vehicle"];
const JOINING =
  "the a his her their and into with on at over under behind beside without no two three five dozen old red".split(" ");

const random = seededRandom("words thrown together");
const wordsOf = (...tables: readonly unknown[]) => [
  ...new Set(
    JSON.stringify(tables.map((table) => (table instanceof Map ? [...table] : table)))
      .toLowerCase()
      .match(/[a-z]{2,}/g),
  ),
];
const PLACES = wordsOf(INSIDE, OUTSIDE, SPECIAL_ROOMS, HOURS, WEATHERS);
const DEEDS = wordsOf(BODY_PHRASES, HAND_PHRASES, VERB_DEEDS);
const THINGS = wordsOf(PROP_SHAPES, VEHICLES);
const LOOKS = wordsOf(GARMENT_NOUNS, WORK, SPORT, PAST, FANCY, HAIR_NOUNS, PEOPLE);

const oneOf = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
const some = (count: number, ...lists: readonly (readonly string[])[]) =>
  Array.from({ length: count }, () => oneOf(oneOf([JOINING, ...lists]))).join(" ");

function anyShot(index: number) {
  const subjects = Array.from({ length: index % 4 }, (_, at) => ({
    ...person(at),
    kind: oneOf(KINDS),
    design: some(9, LOOKS, THINGS),
  }));
  const names = subjects.map(({ name }) => name);
  const action = `${some(1, names.length > 0 ? names : THINGS)} ${some(9, DEEDS, THINGS, names.length > 0 ? names : LOOKS)}.`;
  return sampleShotlist({
    ...{ width: 64, height: 36, length: 24, entry: { size: oneOf(SIZES), seed: String(index) } },
    scene: { action, subjects, dialogue: [], location: { id: "there", description: some(8, PLACES) } },
  });
}

describe("an animatic of any words", () => {
  it("is read and staged, and drawn in its own frame", async () => {
    const arena = new Arena();
    const pictures = await loadPictures(NO_PICTURES);
    for (let index = 0; index < SHOTS; index++) {
      const shotlist = anyShot(index);
      const { scene } = shotlist.shots[0] ?? {};
      try {
        const card = readCard(shotlist, 1);
        if (!card) throw new Error("no card");
        if (index % DRAWN > 0) continue;
        const film = await openFilm({ card, pictures, arena, pause: async () => undefined });
        const [drawn, other] = film.buffers;
        if (!drawn || !other) throw new Error("no frames");
        const before = other.bytes.slice();
        film.draw(drawn, 3);
        film.draw(drawn, 20);
        if (!other.bytes.every((value, at) => value === before[at])) throw new Error("another frame changed");
      } catch (error) {
        expect.fail(`shot ${index}: ${String(error)}: ${JSON.stringify(scene)}`);
      }
    }
  }).timeout(600_000);
});
