// What names a place where little of it is seen: painted into near pictures as if the words of the place named it.
import type { DetailName } from "../../../../core/animatic/place/details/detail-words.ts";
import type { PlaceKind } from "../../../../core/animatic/place/place-kinds.ts";
import type { PlaceScene } from "../../../../core/animatic/place/place-scene.ts";

interface NearSign {
  readonly name: DetailName;
  /** From this year on. */
  readonly since?: number;
}

const NEAR_SIGNS: Partial<Readonly<Record<PlaceKind, readonly NearSign[]>>> = {
  street: [{ name: "traffic_light", since: 1950 }],
  square: [{ name: "statue" }],
  park: [{ name: "street_lamp", since: 1880 }],
  harbour: [{ name: "birds" }, { name: "sails" }],
  beach: [{ name: "birds" }],
  sea: [{ name: "birds" }],
  coast: [{ name: "birds" }],
  road: [{ name: "sign", since: 1920 }],
};

/** The words of a place that is shut off or empty of traffic. */
const DENIED: Partial<Readonly<Record<DetailName, readonly string[]>>> = {
  traffic_light: ["cobbled", "cobblestone", "cobblestones", "village", "dirt", "narrow", "medieval", "old", "shanty"],
  sign: ["dirt", "forest", "lane", "track", "jungle", "path"],
  sails: ["container", "navy", "naval", "cargo"],
  statue: ["market", "bazaar", "stall", "fair", "fountain"],
};

export function withNearSigns(place: PlaceScene): PlaceScene {
  const signs = (NEAR_SIGNS[place.kind] ?? []).filter(
    ({ name, since = -9999 }) =>
      place.year >= since &&
      !place.details.some((detail) => detail.name === name) &&
      !place.without.has(name) &&
      !(DENIED[name] ?? []).some((word) => place.things.has(word)),
  );
  if (signs.length === 0) return place;
  return {
    ...place,
    details: [...place.details, ...signs.map(({ name }) => ({ name, colour: undefined, many: false }))],
  };
}
