// Close-ups of hands and of things: every deed and every motion is drawn, each moves, and an upright frame shows them too.
import { expect } from "chai";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import type { Detail, DetailThing, HandDeed, ThingMotion } from "../../../../src/core/animatic/detail/detail.ts";
import { readThing } from "../../../../src/core/animatic/looks/object-look.ts";
import { readPerson } from "../../../../src/core/animatic/looks/read-person.ts";
import { HAND_SCENES } from "../../../../src/media/animatic/detail/scenes/hand-scenes.ts";
import { THING_SCENES } from "../../../../src/media/animatic/detail/scenes/alone-motion.ts";
import { openFilm } from "../../../../src/media/animatic/film/open-film.ts";
import { loadPictures } from "../../../../src/media/animatic/film/load-pictures.ts";
import { Arena } from "../../../../src/media/animatic/kernel/arena.ts";
import { NO_PICTURES } from "../../../support/media/animatic-film.ts";
import { readScenes } from "../../../support/media/gallery-scenes.ts";

const [scene] = readScenes(
  "## one\nplace: A kitchen, day\nwho: nonna | an old woman in a green dress\nsize: cu\nNonna's hand holds the key.\n",
);
const card = scene && readCard(scene.shotlist, 1);
const arena = new Arena();

const thing = (noun: string): DetailThing => ({
  word: noun,
  look: readThing("prop", { id: noun, name: noun, design: "" }),
  fixture: null,
});

/** Three frames of a close-up, as bytes. */
async function framesOf(detail: Detail, size = { width: 160, height: 90 }): Promise<readonly string[]> {
  if (!card) throw new Error("no card");
  const film = await openFilm({
    card: { ...card, ...size, detail },
    pictures: await loadPictures(NO_PICTURES),
    arena,
    pause: async () => undefined,
  });
  const [buffer] = film.buffers;
  if (!buffer) throw new Error("no frame");
  return [0.1, 0.45, 0.9].map((part) => {
    film.draw(buffer, Math.round(part * (card.length - 1)));
    return Buffer.from(buffer.bytes).toString("base64");
  });
}

const read = card?.detail?.part === "hand" ? card.detail : undefined;

function handDetail(deed: HandDeed): Detail {
  if (!read) throw new Error("no hand");
  return { ...read, beats: [{ deed, thing: thing("key"), target: thing("cup"), liquid: null }] };
}

function thingDetail(motion: ThingMotion): Detail {
  return {
    ...{ part: "thing", motion, thing: thing("clock"), target: null, liquid: null, isMirrored: false, because: [] },
    surface: { kind: "table", colour: null },
  };
}

describe("a drawn close-up", () => {
  it("shows each deed of a hand, and moves", async () => {
    const still: string[] = [];
    for (const deed of Object.keys(HAND_SCENES) as HandDeed[])
      if (new Set(await framesOf(handDetail(deed))).size < 2) still.push(deed);
    expect(still).to.deep.equal([]);
  });

  it("shows each motion of a thing; only what rests stands still", async () => {
    const still: string[] = [];
    for (const motion of Object.keys(THING_SCENES) as ThingMotion[])
      if (new Set(await framesOf(thingDetail(motion))).size < 2) still.push(motion);
    expect(still).to.deep.equal(["rest"]);
  });

  it("shows eyes and feet, and moves them", async () => {
    const look = readPerson({ id: "a", words: ["an", "old", "man"], wardrobe: null, pronoun: null });
    const plain = { look, isMirrored: false, because: [], surface: { kind: "ground", colour: null } } as const;
    const feet = {
      ...plain,
      part: "feet",
      splash: { light: 0.8, chroma: 0.05, hue: 230 },
      shoe: null,
      under: null,
      before: "line",
    } as const;
    const details: readonly Detail[] = [
      ...(["open", "close", "tear", "look", "narrow", "widen"] as const).map((motion) => ({
        ...plain,
        part: "eye" as const,
        ...{ motion, next: motion === "open" ? ("look" as const) : null, hand: null, through: null },
      })),
      ...(["leaves", "crack", "slats", "keyhole"] as const).map((through) => ({
        ...{ ...plain, part: "eye" as const, motion: "look" as const, next: null, hand: null, through },
      })),
      ...(["walk", "run", "stop", "tiptoe", "dangle"] as const).map((motion) => ({ ...feet, motion })),
    ];
    const still: string[] = [];
    for (const detail of details)
      if (new Set(await framesOf(detail)).size < 2) still.push(JSON.stringify(detail.because));
    expect(still).to.deep.equal([]);
  });

  it("is the same in each run, the other way round where it is mirrored, and in an upright frame", async () => {
    const once = await framesOf(handDetail("pour"));
    expect(await framesOf(handDetail("pour"))).to.deep.equal(once);
    expect(await framesOf({ ...handDetail("pour"), isMirrored: !read?.isMirrored })).not.to.deep.equal(once);
    expect(new Set(await framesOf(handDetail("pour"), { width: 90, height: 160 })).size).to.be.greaterThan(1);
  });
});
