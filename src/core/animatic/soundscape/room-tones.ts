// What a place sounds like when nothing happens: layers of effects with their levels, whether it is inside, and how far its walls are.
import { traitsOf } from "../place/place-kinds.ts";
import type { PlaceScene } from "../place/place-scene.ts";
import type { EffectName } from "./effects.ts";

export type RoomSize = "outside" | "small" | "medium" | "large";

/** Mean level, dB below full scale. */
export type ToneLayer = readonly [effect: EffectName, level: number];

export interface RoomTone {
  readonly name: string;
  /** Kinds of place that it belongs to. */
  readonly kinds: readonly string[];
  readonly size: RoomSize;
  readonly layers: readonly ToneLayer[];
  /** Laid over by day and by night, where nature is heard. */
  readonly day: readonly ToneLayer[];
  readonly night: readonly ToneLayer[];
}

/** Name; size; layers with their levels; those of the day; those of the night; kinds of place. */
const TABLE = `
underwater; large; underwater -34, bubbles -44; -; -; reef deep_sea
spaceship; medium; drone -37, ventilation -43, beeps -52; -; -; spaceship space_corridor airlock control_room submarine server_room pod_bay
space; large; drone -42; -; -; orbit
planet; outside; wind -40, drone -46; -; -; planet
cockpit; small; plane -36, beeps -52; -; -; cockpit plane_cabin cargo_plane
train; small; train -35; -; -; train bus metro_car
station; large; crowd -42, ventilation -44; -; -; station platform airport
car; small; engine -40, air -44; -; -; car ambulance
ship; small; engine -44, lapping -44; -; -; ship_bridge ship_cabin
harbour; outside; lapping -38, wind -46; gulls -46; -; harbour container_port canal floating_market shipyard
sea; outside; sea -36, wind -46; gulls -48; -; beach coast sea sea_terrace ship_deck oil_rig boardwalk
battlefield; outside; wind -42, drone -44; -; -; battlefield trench
swamp; outside; frogs -42, insects -46; -; crickets -44; swamp
jungle; outside; leaves -44, insects -44; birds -40; crickets -40, frogs -46; jungle
river; outside; stream -37; birds -48; crickets -46; river lake waterfall jetty hot_spring
snow; outside; wind -42; -; -; snow ski_slope frozen_lake bobsleigh_run
mountain; outside; wind -38; -; -; mountain quarry mine_head airfield crater_rim
desert; outside; wind -40; -; crickets -52; desert canyon western_town
cave; large; air -44, drip -42; -; -; cave tunnel mine ice_cave alien_hive
cellar; medium; air -45, drip -48; -; -; cellar prison_cell dungeon crypt basement pharaoh_tomb stone_passage
forest; outside; leaves -42; birds -42; crickets -46; forest pine_forest fairy_forest
church; large; air -44; -; -; church castle_hall hall planetarium mosque east_temple museum gallery ballroom roman_villa sports_hall ice_hall spiral_stairs observatory hangar warehouse parking_garage bank palace_salon parliament lecture_hall belfry
theatre; large; air -45, crowd -48; -; -; theatre circus_ring cinema opera_box fight_ring concert
bar; medium; crowd -40, clink -52; -; -; bar restaurant diner noodle_bar tavern saloon nightclub casino arcade canteen bowling_alley billiard_room
shop; medium; ventilation -44, crowd -46; -; -; shop supermarket launderette pharmacy butcher florist toy_shop clothes_shop bakery
market; outside; crowd -40; -; -; stadium fairground stands arena market cafe_terrace
hospital; medium; ventilation -44, beeps -48; -; -; hospital operating_theatre morgue delivery_room dentist
lab; medium; ventilation -41, hum -46; -; -; laboratory
workshop; large; hum -43, ventilation -44; -; -; workshop factory garage fire_station engine_room foundry assembly_line brewery print_works sewing_room clock_tower
office; medium; ventilation -43, hum -50; -; -; office office_tower police_station call_centre newsroom press_room waiting_room meeting_room oval_office
classroom; medium; air -45, ventilation -50; -; -; classroom courtroom library
corridor; medium; air -45, hum -48; -; -; corridor lift stairwell locker_room visiting_room interrogation_room
kitchen; small; air -48, hum -46; -; -; kitchen old_kitchen
bathroom; small; air -48, drip -50; -; -; bathroom swimming_hall
attic; small; air -46, wind -52; -; -; attic stable treehouse log_cabin tent igloo yurt longhouse burrow lamp_room marquee
room; small; air -46; -; -; room bedroom living_room nursery dressing_room wizard_study
rooftop; outside; wind -42, traffic -46; -; -; rooftop pool balcony prison_yard barracks_yard
street; outside; traffic -39; -; -; street alley square bridge petrol_station building_site factory_yard scrapyard ice_rink
road; outside; traffic -42, wind -46; -; crickets -48; road motorway
village; outside; leaves -46; birds -44; crickets -46; village suburb graveyard castle courtyard temple_court playground
field; outside; leaves -44; birds -44; crickets -44; field hills garden park ruins savanna steppe rice_terraces vineyard orchard forum
`;

export const ROOM_TONES: readonly RoomTone[] = TABLE.trim().split("\n").map(readTone);

const BY_KIND = new Map(ROOM_TONES.flatMap((tone) => tone.kinds.map((kind) => [kind, tone] as const)));
const BY_NAME = new Map(ROOM_TONES.map((tone) => [tone.name, tone]));
/** What a kind that has no row of its own is heard by: inside, and outside by its land. */
const OTHERS: Readonly<Record<string, string>> = {
  ...{ inside: "room", woods: "forest", water: "sea", city: "street", space: "planet", rock: "mountain" },
  ...{ snow: "snow", deep: "underwater", ash: "battlefield", marsh: "swamp", desert: "desert" },
};

/** The tone of a place as it was read for the picture. */
export function toneOf({ kind, things }: Pick<PlaceScene, "kind" | "things">): RoomTone {
  if (kind === "abstract") return QUIET;
  const { outside, land = "fields" } = traitsOf(kind);
  const isMarket = outside && ["market", "bazaar", "fair", "festival"].some((word) => things.has(word));
  const named = isMarket ? "market" : OTHERS[outside ? land : "inside"];
  const own = isMarket ? undefined : BY_KIND.get(kind);
  return own ?? BY_NAME.get(named ?? "field") ?? QUIET;
}

/** Of a place whose words say nothing: hardly anything, so that nothing wrong is heard. */
export const QUIET: RoomTone = readTone("quiet; small; air -48; -; -; ");

function readTone(row: string): RoomTone {
  const [name = "", size = "", layers = "", day = "", night = "", kinds = ""] = row.split("; ");
  return {
    ...{ name, kinds: kinds.split(" ").filter(Boolean), size: size as RoomSize },
    ...{ layers: readLayers(layers), day: readLayers(day), night: readLayers(night) },
  };
}

function readLayers(text: string): readonly ToneLayer[] {
  return [...text.matchAll(/([a-z ]+) (-\d+)/g)].map(([, effect = "", level]): ToneLayer => [
    effect.trim() as EffectName,
    Number(level),
  ]);
}
