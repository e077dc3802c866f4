// Which painters a kind of place is made of.
import type { PlaceKind } from "../../../core/animatic/place/place-kinds.ts";
import type { PlaceScene } from "../../../core/animatic/place/place-scene.ts";
import { FURTHER_DESIGNS } from "./further-designs.ts";
import type { PlaceDesign } from "./plate-canvas.ts";
import { ABSTRACT } from "./places/abstract.ts";
import { CASTLE_HALL, STATION, TUNNEL } from "./places/halls/castle-hall-station-tunnel.ts";
import { CAVE, FACTORY } from "./places/halls/cave-factory.ts";
import { CELLAR } from "./places/halls/cellar.ts";
import { THEATRE, WORKSHOP } from "./places/halls/theatre-workshop.ts";
import { ICE_HALL, ICE_RINK } from "./places/leisure/ice-rink.ts";
import { TREEHOUSE } from "./places/homes/treehouse.ts";
import { PRESS_ROOM } from "./places/service/press-room.ts";
import { OIL_RIG } from "./places/water/oil-rig.ts";
import { WELL_BOTTOM } from "./places/halls/well-bottom.ts";
import { LIFT, STABLE } from "./places/halls/lift-stable.ts";
import { CHURCH, CORRIDOR, HALL } from "./places/halls/corridor-church-hall.ts";
import { BATTLEFIELD, DESERT } from "./places/land/desert-battlefield.ts";
import { FIELD, HILLS, MOUNTAIN, SNOW } from "./places/land/field-hills-mountain-snow.ts";
import { CANYON, ORCHARD, SAVANNA, STEPPE } from "./places/land/savanna-canyon.ts";
import { FAIRY_FOREST, RICE_TERRACES, VINEYARD, WATERFALL } from "./places/land/terraces-vineyard-falls.ts";
import { BALCONY, CAFE_TERRACE, CANAL, COURTYARD, MARKET } from "./places/town/courtyard-balcony-market-canal.ts";
import { FORUM, TEMPLE_COURT, TRENCH, WESTERN_TOWN } from "./places/historic/temple-forum-western-trench.ts";
import { AIRFIELD, CONTAINER_PORT, FACTORY_YARD, PRISON_YARD } from "./places/yards/airfield-prison-port-factory.ts";
import { BUILDING_SITE, MINE_HEAD, QUARRY, SCRAPYARD } from "./places/yards/quarry-mine-scrapyard-site.ts";
import {
  ARENA,
  MOTORWAY,
  PETROL_STATION,
  PLAYGROUND,
  STANDS,
} from "./places/yards/petrol-motorway-playground-stands.ts";
import { AIRLOCK } from "./places/travel/airlock.ts";
import { RUINS } from "./places/land/ruins.ts";
import { ATTIC } from "./places/homes/attic.ts";
import { BATHROOM, BEDROOM, KITCHEN, LIVING_ROOM, PLAIN_ROOM } from "./places/homes/home-rooms.ts";
import { ORBIT, PLANET } from "./places/space.ts";
import {
  ALLEY_DESIGN,
  SQUARE_DESIGN,
  STREET_DESIGN,
  VILLAGE_DESIGN,
} from "./places/town/street-alley-square-village.ts";
import { BRIDGE_DESIGN, ROAD_DESIGN, ROOFTOP_DESIGN, SUBURB_DESIGN } from "./places/town/suburb-rooftop-bridge-road.ts";
import { CASTLE_DESIGN } from "./places/town/castle.ts";
import { PLATFORM_DESIGN } from "./places/town/platform.ts";
import { FAIRGROUND } from "./places/town/fairground.ts";
import { POOL, SWIMMING_HALL } from "./places/town/pools.ts";
import { STADIUM } from "./places/town/stadium.ts";
import { CAR } from "./places/vessels/car.ts";
import { COCKPIT, TRAIN } from "./places/vessels/train-cockpit.ts";
import { SHIP_BRIDGE, SPACESHIP } from "./places/vessels/ship-bridge-spaceship.ts";
import { BEACH, COAST, HARBOUR, SEA } from "./places/water/harbour-coast-beach-sea.ts";
import { DEEP_SEA } from "./places/water/deep-sea.ts";
import { LAKE } from "./places/water/lake.ts";
import { REEF } from "./places/water/reef.ts";
import { RIVER, SHIP_DECK } from "./places/water/ship-deck-river.ts";
import { FOREST, JUNGLE, PINE_FOREST, SWAMP } from "./places/woods/forests-swamp.ts";
import { GARDEN, GRAVEYARD, PARK } from "./places/woods/garden-park-graveyard.ts";
import { BAR, LIBRARY, RESTAURANT, SHOP } from "./places/work-rooms/bar-restaurant-shop-library.ts";
import { CELL, COURTROOM, LABORATORY } from "./places/work-rooms/laboratory-cell-courtroom.ts";
import { CLASSROOM, HOSPITAL, OFFICE, OFFICE_TOWER } from "./places/work-rooms/office-hospital-classroom.ts";
import {
  BANK,
  CANTEEN,
  LAUNDERETTE,
  PHARMACY,
  SUPERMARKET,
  WAITING_ROOM,
} from "./places/trade/laundry-supermarket-bank.ts";
import { BUTCHER, CLOTHES_SHOP, FLORIST, TOY_SHOP } from "./places/trade/shops.ts";
import { BAKERY, DINER, NOODLE_BAR, SALOON, TAVERN } from "./places/trade/eating.ts";
import { BILLIARDS, BOWLING, BOXING, DANCE_STUDIO, FITNESS, LOCKER_ROOM, SPORTS_HALL } from "./places/leisure/sport.ts";
import { ARCADE, CASINO, CINEMA, CIRCUS_RING, DRESSING_ROOM, NIGHTCLUB } from "./places/leisure/shows.ts";
import { GALLERY, MUSEUM } from "./places/leisure/museum-gallery.ts";
import {
  DELIVERY_ROOM,
  DENTIST,
  INTERROGATION,
  MORGUE,
  NURSERY,
  OPERATING_THEATRE,
  POLICE,
  VISITING_ROOM,
} from "./places/service/law-and-care.ts";
import {
  CALL_CENTRE,
  CONTROL_ROOM,
  NEWSROOM,
  OBSERVATORY,
  RECORDING_STUDIO,
  SERVER_ROOM,
  TV_STUDIO,
} from "./places/service/screens.ts";
import { BALLROOM, CRYPT, EAST_TEMPLE, MOSQUE, ROMAN_VILLA } from "./places/grand/temples.ts";
import { CARAVAN, IGLOO, LOG_CABIN, SAUNA, TENT } from "./places/homes/shelters.ts";
import { DUNGEON, OLD_KITCHEN, WIZARD_STUDY } from "./places/historic/old-rooms.ts";
import { AIRPORT } from "./places/travel/airport.ts";
import { BUS } from "./places/travel/bus-and-tram.ts";
import { PLANE_CABIN, SHIP_CABIN, SPACE_CORRIDOR, SUBMARINE } from "./places/travel/cabins.ts";
import { ENGINE_ROOM, GREENHOUSE, MINE, SPIRAL_STAIRS, STAIRWELL } from "./places/halls/mine-stairs-greenhouse.ts";
import { FIRE_STATION, GARAGE, HANGAR, PARKING, WAREHOUSE } from "./places/halls/garage-warehouse.ts";

const DESIGNS: Readonly<Record<PlaceKind, PlaceDesign>> = {
  room: PLAIN_ROOM,
  kitchen: KITCHEN,
  bedroom: BEDROOM,
  living_room: LIVING_ROOM,
  bathroom: BATHROOM,
  attic: ATTIC,
  office: OFFICE,
  office_tower: OFFICE_TOWER,
  hospital: HOSPITAL,
  classroom: CLASSROOM,
  courtroom: COURTROOM,
  bar: BAR,
  restaurant: RESTAURANT,
  shop: SHOP,
  library: LIBRARY,
  laboratory: LABORATORY,
  prison_cell: CELL,
  corridor: CORRIDOR,
  lift: LIFT,
  stable: STABLE,
  swimming_hall: SWIMMING_HALL,
  theatre: THEATRE,
  church: CHURCH,
  hall: HALL,
  castle_hall: CASTLE_HALL,
  station: STATION,
  tunnel: TUNNEL,
  factory: FACTORY,
  cellar: CELLAR,
  workshop: WORKSHOP,
  cave: CAVE,
  well_bottom: WELL_BOTTOM,
  car: CAR,
  train: TRAIN,
  cockpit: COCKPIT,
  ship_bridge: SHIP_BRIDGE,
  spaceship: SPACESHIP,
  launderette: LAUNDERETTE,
  supermarket: SUPERMARKET,
  bank: BANK,
  pharmacy: PHARMACY,
  canteen: CANTEEN,
  waiting_room: WAITING_ROOM,
  butcher: BUTCHER,
  florist: FLORIST,
  toy_shop: TOY_SHOP,
  clothes_shop: CLOTHES_SHOP,
  diner: DINER,
  noodle_bar: NOODLE_BAR,
  tavern: TAVERN,
  saloon: SALOON,
  bakery: BAKERY,
  sports_hall: SPORTS_HALL,
  boxing_gym: BOXING,
  fitness_gym: FITNESS,
  dance_studio: DANCE_STUDIO,
  bowling_alley: BOWLING,
  billiard_room: BILLIARDS,
  locker_room: LOCKER_ROOM,
  cinema: CINEMA,
  casino: CASINO,
  nightclub: NIGHTCLUB,
  arcade: ARCADE,
  circus_ring: CIRCUS_RING,
  dressing_room: DRESSING_ROOM,
  museum: MUSEUM,
  gallery: GALLERY,
  visiting_room: VISITING_ROOM,
  interrogation_room: INTERROGATION,
  police_station: POLICE,
  operating_theatre: OPERATING_THEATRE,
  morgue: MORGUE,
  dentist: DENTIST,
  nursery: NURSERY,
  delivery_room: DELIVERY_ROOM,
  server_room: SERVER_ROOM,
  call_centre: CALL_CENTRE,
  newsroom: NEWSROOM,
  tv_studio: TV_STUDIO,
  press_room: PRESS_ROOM,
  ice_hall: ICE_HALL,
  treehouse: TREEHOUSE,
  recording_studio: RECORDING_STUDIO,
  control_room: CONTROL_ROOM,
  observatory: OBSERVATORY,
  mosque: MOSQUE,
  east_temple: EAST_TEMPLE,
  crypt: CRYPT,
  ballroom: BALLROOM,
  roman_villa: ROMAN_VILLA,
  old_kitchen: OLD_KITCHEN,
  dungeon: DUNGEON,
  wizard_study: WIZARD_STUDY,
  log_cabin: LOG_CABIN,
  tent: TENT,
  igloo: IGLOO,
  sauna: SAUNA,
  caravan: CARAVAN,
  bus: BUS,
  plane_cabin: PLANE_CABIN,
  submarine: SUBMARINE,
  space_corridor: SPACE_CORRIDOR,
  ship_cabin: SHIP_CABIN,
  airport: AIRPORT,
  garage: GARAGE,
  parking_garage: PARKING,
  warehouse: WAREHOUSE,
  mine: MINE,
  stairwell: STAIRWELL,
  spiral_stairs: SPIRAL_STAIRS,
  hangar: HANGAR,
  fire_station: FIRE_STATION,
  greenhouse: GREENHOUSE,
  engine_room: ENGINE_ROOM,
  street: STREET_DESIGN,
  alley: ALLEY_DESIGN,
  square: SQUARE_DESIGN,
  stadium: STADIUM,
  fairground: FAIRGROUND,
  pool: POOL,
  rooftop: ROOFTOP_DESIGN,
  bridge: BRIDGE_DESIGN,
  village: VILLAGE_DESIGN,
  suburb: SUBURB_DESIGN,
  road: ROAD_DESIGN,
  platform: PLATFORM_DESIGN,
  castle: CASTLE_DESIGN,
  harbour: HARBOUR,
  coast: COAST,
  beach: BEACH,
  sea: SEA,
  ship_deck: SHIP_DECK,
  oil_rig: OIL_RIG,
  ice_rink: ICE_RINK,
  river: RIVER,
  lake: LAKE,
  reef: REEF,
  deep_sea: DEEP_SEA,
  forest: FOREST,
  pine_forest: PINE_FOREST,
  jungle: JUNGLE,
  swamp: SWAMP,
  garden: GARDEN,
  park: PARK,
  graveyard: GRAVEYARD,
  field: FIELD,
  hills: HILLS,
  mountain: MOUNTAIN,
  snow: SNOW,
  desert: DESERT,
  battlefield: BATTLEFIELD,
  ruins: RUINS,
  planet: PLANET,
  orbit: ORBIT,
  savanna: SAVANNA,
  steppe: STEPPE,
  canyon: CANYON,
  rice_terraces: RICE_TERRACES,
  vineyard: VINEYARD,
  waterfall: WATERFALL,
  fairy_forest: FAIRY_FOREST,
  airfield: AIRFIELD,
  prison_yard: PRISON_YARD,
  container_port: CONTAINER_PORT,
  factory_yard: FACTORY_YARD,
  quarry: QUARRY,
  mine_head: MINE_HEAD,
  scrapyard: SCRAPYARD,
  building_site: BUILDING_SITE,
  petrol_station: PETROL_STATION,
  motorway: MOTORWAY,
  playground: PLAYGROUND,
  stands: STANDS,
  arena: ARENA,
  temple_court: TEMPLE_COURT,
  forum: FORUM,
  western_town: WESTERN_TOWN,
  trench: TRENCH,
  courtyard: COURTYARD,
  balcony: BALCONY,
  cafe_terrace: CAFE_TERRACE,
  market: MARKET,
  canal: CANAL,
  orchard: ORCHARD,
  airlock: AIRLOCK,
  abstract: ABSTRACT,
  ...FURTHER_DESIGNS,
};

export function designOf({ kind }: Pick<PlaceScene, "kind">): PlaceDesign {
  return DESIGNS[kind];
}
