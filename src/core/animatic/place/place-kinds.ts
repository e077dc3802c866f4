// The kinds of place that can be drawn: whether one stands outside in them, and which land or building they belong to.

/** What the ground and the air of an outside place lean to. */
export type Land =
  "woods" | "fields" | "desert" | "water" | "city" | "space" | "rock" | "snow" | "deep" | "ash" | "marsh";

interface KindTraits {
  readonly outside: boolean;
  readonly land?: Land;
  /** Seen instead when the words say that one stands on the other side of its walls. */
  readonly other?: string;
}

const inside = (other?: string): KindTraits => ({ outside: false, ...(other && { other }) });
const outside = (land: Land, other?: string): KindTraits => ({ outside: true, land, ...(other && { other }) });

export const PLACE_TRAITS = {
  room: inside("suburb"),
  kitchen: inside("suburb"),
  bedroom: inside("suburb"),
  living_room: inside("suburb"),
  bathroom: inside(),
  office: inside("street"),
  office_tower: inside("square"),
  corridor: inside(),
  lift: inside(),
  hospital: inside("street"),
  classroom: inside("street"),
  courtroom: inside("square"),
  bar: inside("street"),
  restaurant: inside("street"),
  shop: inside("street"),
  library: inside("street"),
  theatre: inside("street"),
  church: inside("village"),
  hall: inside("square"),
  castle_hall: inside("castle"),
  station: inside("platform"),
  tunnel: inside(),
  factory: inside("street"),
  laboratory: inside("street"),
  cellar: inside(),
  attic: inside("rooftop"),
  workshop: inside("street"),
  stable: inside("village"),
  swimming_hall: inside("pool"),
  prison_cell: inside(),
  car: inside("road"),
  train: inside("platform"),
  cockpit: inside(),
  ship_bridge: inside("ship_deck"),
  spaceship: inside("orbit"),
  cave: inside("mountain"),
  street: outside("city"),
  alley: outside("city"),
  square: outside("city"),
  stadium: outside("city"),
  fairground: outside("city"),
  pool: outside("city", "swimming_hall"),
  village: outside("fields"),
  suburb: outside("city", "living_room"),
  rooftop: outside("city", "attic"),
  bridge: outside("city"),
  road: outside("fields", "car"),
  platform: outside("city", "station"),
  castle: outside("fields", "castle_hall"),
  harbour: outside("water"),
  coast: outside("fields"),
  beach: outside("water"),
  sea: outside("water"),
  ship_deck: outside("water", "ship_bridge"),
  river: outside("fields"),
  lake: outside("fields"),
  reef: outside("deep", "reef"),
  deep_sea: outside("deep", "deep_sea"),
  forest: outside("woods"),
  pine_forest: outside("woods"),
  jungle: outside("woods"),
  swamp: outside("marsh"),
  field: outside("fields"),
  hills: outside("fields"),
  garden: outside("woods"),
  park: outside("woods"),
  graveyard: outside("woods", "church"),
  mountain: outside("rock", "cave"),
  snow: outside("snow"),
  desert: outside("desert"),
  battlefield: outside("ash"),
  ruins: outside("rock"),
  planet: outside("space"),
  orbit: outside("space", "spaceship"),
  abstract: outside("fields"),
} as const satisfies Readonly<Record<string, KindTraits>>;

export type PlaceKind = keyof typeof PLACE_TRAITS;
/** A table of words: for each kind "names, of it; things, found there". Another language brings tables of its own. */
export type KindWords = Partial<Readonly<Record<PlaceKind, string>>>;
export const PLACE_KINDS = Object.keys(PLACE_TRAITS) as readonly PlaceKind[];

export function traitsOf(kind: PlaceKind): KindTraits {
  return PLACE_TRAITS[kind];
}

/** The kind on the other side of the walls, or undefined when it has none. */
export function otherSideOf(kind: PlaceKind): PlaceKind | undefined {
  return traitsOf(kind).other as PlaceKind | undefined;
}
