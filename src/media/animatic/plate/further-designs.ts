// Which painters the kinds of place are made of that were drawn last: courts and tracks, grand rooms, passages, roofed trade, sky.
import type { PlaceKind } from "../../../core/animatic/place/place-kinds.ts";
import type { PlaceDesign } from "./plate-canvas.ts";
import { BATH_HOUSE, DINING_ROOM, GRAND_STAIRS, PENTHOUSE } from "./places/grand/grand-rooms.ts";
import { FORGE } from "./places/makers/forge.ts";
import { ABOVE_CLOUDS, ALIEN_JUNGLE, VERANDA } from "./places/sky/above-clouds.ts";
import { RACE_TRACK, SKATE_PARK, SPORTS_COURT } from "./places/sport/courts.ts";
import { AMBULANCE, CARGO_PLANE, METRO_CAR } from "./places/travel/metro-ambulance-transport.ts";
import { FROZEN_LAKE, ICE_CAVE, SKI_SLOPE } from "./places/land/slope-ice.ts";
import { PALACE_SALON } from "./places/grand/palace-salon.ts";
import { CONCERT, FIGHT_RING, OPERA_BOX } from "./places/leisure/ring-concert-opera.ts";
import { BATTLEMENTS, LAMP_ROOM } from "./places/towers/lamp-room-battlements.ts";
import { WRECKED_ROOM } from "./places/homes/wrecked-room.ts";
import { LECTURE_HALL, MEETING_ROOM, OVAL_OFFICE, PARLIAMENT } from "./places/service/sittings.ts";
import { BASEMENT, HOME_GARAGE } from "./places/homes/basement-garage.ts";
import { BURROW, MONK_CELL } from "./places/homes/burrow-cell.ts";
import { LONGHOUSE, SHERIFF_OFFICE, STONE_PASSAGE } from "./places/homes/longhouse-sheriff-passage.ts";
import { PHARAOH_TOMB, YURT } from "./places/homes/tomb-yurt.ts";
import { ASSEMBLY_LINE, BREWERY, FOUNDRY, PRINT_WORKS } from "./places/makers/mills.ts";
import { ART_STUDIO, POTTERY, SEWING_ROOM } from "./places/makers/workrooms.ts";
import { BELFRY, CLOCK_TOWER } from "./places/towers/belfry-clock.ts";
import { MOTEL, TRAILER_PARK } from "./places/roadside/motel-trailers.ts";
import { FOOD_TRUCK, UNDER_BRIDGE } from "./places/roadside/bridge-truck-pumps.ts";
import { LAUNCH_PAD, SHIPYARD } from "./places/roadside/shipyard-launch-pad.ts";
import { BOARDWALK, GOLF_COURSE, TRAIN_ROOF } from "./places/roadside/boardwalk-golf-train-roof.ts";
import { PHOTO_STUDIO, VAULT } from "./places/service/vault-photo-studio.ts";
import { CAR_WASH, FUNERAL_PARLOUR, MARQUEE } from "./places/service/funeral-marquee-wash.ts";
import { AIR_DUCT, ALIEN_HIVE, GRID_ROOM, POD_BAY } from "./places/vessels/pods-hive-duct.ts";
import { FIELD_HOSPITAL, KARAOKE_ROOM, KENNELS, KINDERGARTEN, PADDED_CELL } from "./places/service/care-and-play.ts";
import { JUNGLE_TEMPLE, LAVA_FIELD } from "./places/land/lava-and-jungle-temple.ts";
import { AIRSHIP_DECK } from "./places/sky/airship-deck.ts";
import { DOJO, VELODROME } from "./places/sport/halls.ts";
import { AQUARIUM, BUNKER, MALL, UNDERPASS } from "./places/halls/passages.ts";
import { CABLE_CAR, HOTEL_LOBBY, METRO_STATION } from "./places/halls/waiting-halls.ts";
import { CHURCH_FRONT, DAM, TENT_CAMP, ZOO } from "./places/town/church-front-dam-camp.ts";
import { CAR_PARK, LEVEL_CROSSING, RAIL_YARD } from "./places/yards/car-park-rails.ts";
import { ALLOTMENT, CORRAL, FORT_YARD } from "./places/yards/corral-fort.ts";
import { HIGH_STEEL } from "./places/towers/high-steel.ts";
import { DRAWBRIDGE } from "./places/town/drawbridge.ts";
import { STONE_CIRCLE } from "./places/land/stone-circle.ts";
import { CLIMBING_HALL, FINISH_LINE, SHOOTING_RANGE } from "./places/sport/finish-range-climb.ts";
import { MANOR_LAWN } from "./places/grand/manor-lawn.ts";
import { CLUB_STAGE, SPEAKERS_STAGE } from "./places/leisure/stages.ts";
import { PARLOUR, POLAR_HUT } from "./places/homes/parlour-hut.ts";
import { AMONG_BIG_THINGS, UNDER_BED } from "./places/homes/under-bed-on-shelf.ts";
import { ASSEMBLY_ROOM, CELL_BLOCK, DARKROOM } from "./places/service/rows-and-cells.ts";
import { BELLY, GALLEY_DECK } from "./places/vessels/belly-galley.ts";
import { MILL_WORKS, SAW_MILL, WATER_MILL } from "./places/makers/wooden-mills.ts";
import { ENGINE_CAB, VAN } from "./places/travel/cabs-and-van.ts";
import { BUS_STOP } from "./places/roadside/bus-stop.ts";
import { HONEYCOMB } from "./places/vessels/honeycomb.ts";
import { TOADSTOOL_HOUSE } from "./places/woods/toadstool-house.ts";
import { MARKET_HALL, PRO_KITCHEN, SPACE_QUARTERS } from "./places/halls/trade-halls.ts";

import { ORCHESTRA_PIT, PLANETARIUM } from "./places/leisure/planetarium-pit.ts";
import { BOBSLEIGH_RUN } from "./places/sport/bobsleigh-run.ts";
import { FLOATING_MARKET, SEA_TERRACE } from "./places/water/terrace-floating-market.ts";
import { BARRACKS_YARD } from "./places/yards/barracks-yard.ts";
import { CRATER_RIM } from "./places/land/crater-rim.ts";
import { HOT_SPRING } from "./places/water/hot-spring.ts";
import { JETTY } from "./places/water/jetty.ts";

export const FURTHER_DESIGNS = {
  barracks_yard: BARRACKS_YARD,
  crater_rim: CRATER_RIM,
  hot_spring: HOT_SPRING,
  jetty: JETTY,
  engine_cab: ENGINE_CAB,
  van: VAN,
  sports_court: SPORTS_COURT,
  skate_park: SKATE_PARK,
  race_track: RACE_TRACK,
  velodrome: VELODROME,
  dojo: DOJO,
  dining_room: DINING_ROOM,
  grand_stairs: GRAND_STAIRS,
  penthouse: PENTHOUSE,
  bath_house: BATH_HOUSE,
  underpass: UNDERPASS,
  aquarium: AQUARIUM,
  mall: MALL,
  bunker: BUNKER,
  market_hall: MARKET_HALL,
  pro_kitchen: PRO_KITCHEN,
  space_quarters: SPACE_QUARTERS,
  above_clouds: ABOVE_CLOUDS,
  alien_jungle: ALIEN_JUNGLE,
  veranda: VERANDA,
  forge: FORGE,
  metro_station: METRO_STATION,
  hotel_lobby: HOTEL_LOBBY,
  cable_car: CABLE_CAR,
  church_front: CHURCH_FRONT,
  dam: DAM,
  tent_camp: TENT_CAMP,
  zoo: ZOO,
  metro_car: METRO_CAR,
  ambulance: AMBULANCE,
  cargo_plane: CARGO_PLANE,
  lamp_room: LAMP_ROOM,
  battlements: BATTLEMENTS,
  fight_ring: FIGHT_RING,
  concert: CONCERT,
  opera_box: OPERA_BOX,
  ski_slope: SKI_SLOPE,
  frozen_lake: FROZEN_LAKE,
  ice_cave: ICE_CAVE,
  wrecked_room: WRECKED_ROOM,
  palace_salon: PALACE_SALON,
  foundry: FOUNDRY,
  assembly_line: ASSEMBLY_LINE,
  brewery: BREWERY,
  print_works: PRINT_WORKS,
  sewing_room: SEWING_ROOM,
  art_studio: ART_STUDIO,
  pottery: POTTERY,
  meeting_room: MEETING_ROOM,
  lecture_hall: LECTURE_HALL,
  parliament: PARLIAMENT,
  oval_office: OVAL_OFFICE,
  belfry: BELFRY,
  clock_tower: CLOCK_TOWER,
  basement: BASEMENT,
  home_garage: HOME_GARAGE,
  burrow: BURROW,
  monk_cell: MONK_CELL,
  longhouse: LONGHOUSE,
  sheriff_office: SHERIFF_OFFICE,
  stone_passage: STONE_PASSAGE,
  pharaoh_tomb: PHARAOH_TOMB,
  yurt: YURT,
  airship_deck: AIRSHIP_DECK,
  field_hospital: FIELD_HOSPITAL,
  kindergarten: KINDERGARTEN,
  karaoke_room: KARAOKE_ROOM,
  padded_cell: PADDED_CELL,
  kennels: KENNELS,
  lava_field: LAVA_FIELD,
  jungle_temple: JUNGLE_TEMPLE,
  motel: MOTEL,
  trailer_park: TRAILER_PARK,
  under_bridge: UNDER_BRIDGE,
  food_truck: FOOD_TRUCK,
  shipyard: SHIPYARD,
  launch_pad: LAUNCH_PAD,
  boardwalk: BOARDWALK,
  golf_course: GOLF_COURSE,
  train_roof: TRAIN_ROOF,
  vault: VAULT,
  photo_studio: PHOTO_STUDIO,
  funeral_parlour: FUNERAL_PARLOUR,
  marquee: MARQUEE,
  car_wash: CAR_WASH,
  pod_bay: POD_BAY,
  alien_hive: ALIEN_HIVE,
  air_duct: AIR_DUCT,
  grid_room: GRID_ROOM,
  car_park: CAR_PARK,
  rail_yard: RAIL_YARD,
  level_crossing: LEVEL_CROSSING,
  corral: CORRAL,
  fort_yard: FORT_YARD,
  allotment: ALLOTMENT,
  high_steel: HIGH_STEEL,
  drawbridge: DRAWBRIDGE,
  stone_circle: STONE_CIRCLE,
  finish_line: FINISH_LINE,
  shooting_range: SHOOTING_RANGE,
  climbing_hall: CLIMBING_HALL,
  manor_lawn: MANOR_LAWN,
  speakers_stage: SPEAKERS_STAGE,
  club_stage: CLUB_STAGE,
  parlour: PARLOUR,
  polar_hut: POLAR_HUT,
  under_bed: UNDER_BED,
  big_things: AMONG_BIG_THINGS,
  cell_block: CELL_BLOCK,
  assembly_room: ASSEMBLY_ROOM,
  darkroom: DARKROOM,
  belly: BELLY,
  galley_deck: GALLEY_DECK,
  mill_works: MILL_WORKS,
  saw_mill: SAW_MILL,
  water_mill: WATER_MILL,
  toadstool_house: TOADSTOOL_HOUSE,
  honeycomb: HONEYCOMB,
  bus_stop: BUS_STOP,
  planetarium: PLANETARIUM,
  orchestra_pit: ORCHESTRA_PIT,
  bobsleigh_run: BOBSLEIGH_RUN,
  sea_terrace: SEA_TERRACE,
  floating_market: FLOATING_MARKET,
} as const satisfies Partial<Record<PlaceKind, PlaceDesign>>;
