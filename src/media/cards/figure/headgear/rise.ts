// How high what is on a head stands above its crown, so that a drawing has room for it. Head heights.
import type { HairStyle } from "../../../../core/animatic/looks/hair/hair.ts";
import type { PersonLook } from "../../../../core/animatic/looks/person-look.ts";
import type { Trait } from "../../../../core/animatic/looks/person-traits.ts";

const HATS: Readonly<Record<string, number>> = {
  ...{
    pointedhat: 1.1,
    tophat: 0.7,
    mitre: 0.85,
    chefhat: 0.7,
    busby: 0.6,
    partyhat: 0.7,
    conecap: 0.75,
    conehat: 0.4,
  },
  ...{
    jesterhat: 0.6,
    santahat: 0.5,
    tippedcap: 0.5,
    turban: 0.42,
    featherhat: 0.5,
    crown: 0.45,
    wig: 0.4,
    nemes: 0.3,
  },
  ...{ knighthelm: 0.6, romanhelmet: 0.6, vikinghelm: 0.6, kabuto: 0.6, bobbyhelmet: 0.5, longearhood: 0.8 },
  ...{ roundearhood: 0.45, pointedearhood: 0.45, featherheaddress: 0.8, fencingmask: 0.3, raisedmask: 0.55 },
};
const HAIR: Partial<Record<HairStyle, number>> = { afro: 0.42, mohawk: 0.6, spiky: 0.34, beehive: 0.66 };
const TRAITS: Partial<Record<Trait, number>> = { horns: 0.4, antennae: 0.55, wolfears: 0.4, halo: 0.5, snakehair: 0.7 };

/** What a hat of any kind rises at least. */
const LOW = 0.34;

export function riseOf({ clothes: { hat, holdsHat }, hair, traits }: PersonLook): number {
  const worn = hat && !holdsHat ? (HATS[hat.kind] ?? LOW) : 0;
  const own = [...traits].map((trait) => TRAITS[trait] ?? 0);
  return Math.max(worn, HAIR[hair.style] ?? 0, ...own);
}
