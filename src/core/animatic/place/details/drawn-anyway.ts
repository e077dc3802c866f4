// Details that a kind of place draws by itself, or that its name means already.
import type { PlaceKind } from "../place-kinds.ts";
import type { DetailName } from "./detail-words.ts";

const DRAWN_ANYWAY: Partial<Readonly<Record<DetailName, string>>> = {
  ...{
    mosque: "mosque",
    minaret: "mosque",
    steeple: "church village",
    castle: "castle castle_hall",
    pyramid: "desert",
  },
  ...{
    towers: "rooftop office_tower",
    peak: "mountain snow",
    sea: "sea beach coast harbour ship_deck reef deep_sea platform road",
  },
  ...{
    lighthouse: "coast",
    ferris_wheel: "fairground",
    sails: "ship_deck",
    crane: "building_site container_port",
    chimneys: "factory_yard",
    acacia: "savanna",
    burning_houses: "battlefield",
  },
  ...{ earth: "planet", aurora: "snow", wires: "platform", fence: "suburb", gravestones: "graveyard" },
  ...{
    crosses: "graveyard",
    cross: "graveyard",
    fountain: "square",
    statue: "museum",
    tent: "tent airfield",
    campfire: "forest",
  },
  ...{
    bench: "park station waiting_room bus classroom roman_villa platform",
    street_lamp: "platform",
    bins: "alley",
    barrels: "cellar",
    crates: "warehouse",
  },
  ...{
    rubble: "ruins battlefield",
    sandbags: "battlefield trench",
    wreck: "scrapyard",
    maple_tree: "temple_court",
    chain_link: "prison_yard",
    floodlight: "stadium stands",
    stall: "square noodle_bar market",
    pump: "petrol_station",
    orange_tree: "orchard",
    swing: "playground",
    slide: "playground",
    torii: "temple_court",
    stone_lantern: "temple_court",
    containers: "container_port",
    scaffold: "building_site",
    watchtower: "prison_yard",
    parasol: "cafe_terrace",
    waterfall: "waterfall",
    mushrooms: "fairy_forest",
    tall_grass: "savanna",
  },
  ...{
    column: "forum hall roman_villa parking_garage bank ruins",
    arch: "castle_hall cellar",
    palm: "beach",
    cypress: "swamp graveyard",
    birch: "forest",
  },
  ...{
    fir: "pine_forest mountain",
    oak: "forest park swamp",
    haystack: "stable",
    barn: "stable",
    boulders: "mountain",
  },
  ...{ reeds: "swamp", bamboo: "jungle", flowers: "garden florist", hedge: "garden", iceberg: "sea" },
  ...{
    mirror: "dressing_room dance_studio shop boxing_gym bathroom",
    poster: "cinema",
    painting: "gallery living_room",
  },
  ...{
    clock: "station classroom platform",
    blackboard: "classroom",
    shelf: "shop library pharmacy supermarket bar warehouse office workshop bakery laboratory",
  },
  window: "office_tower greenhouse train car bus plane_cabin cockpit kitchen living_room bedroom classroom",
  tall_window: "library office_tower dance_studio church train car bus",
  ...{ round_window: "ship_cabin submarine", barred_window: "prison_cell dungeon", stained_glass: "church" },
  ...{ curtains: "theatre cinema", tools: "workshop garage", pipes: "engine_room", television: "living_room" },
  monitors: "control_room newsroom call_centre server_room spaceship cockpit tv_studio",
  ...{
    neon_sign: "none",
    bookshelf: "library office",
    altar: "church",
    throne: "castle_hall",
    closed_door: "corridor",
  },
  ...{ chandelier: "ballroom", bulb: "cellar interrogation_room", mirror_ball: "nightclub", antlers: "log_cabin" },
  lockers: "locker_room corridor",
  machines: "factory launderette arcade",
};

export function isDrawnAnyway(name: DetailName, kind: PlaceKind): boolean {
  return (DRAWN_ANYWAY[name] ?? "").split(" ").includes(kind);
}
