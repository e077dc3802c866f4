// English words of places as a list of locations has them: parts of stations, theatres and farms, rooms of trades, sides of houses. Before the semicolon
// what names the place, after it what is only found there.
import type { KindWords } from "../place-kinds.ts";

export const LOCATION_LIST: KindWords = {
  hall: "lift lobby, elevator lobby, lift hall, lobby of an office tower, lobby of a bank",
  field:
    "village football pitch, muddy football pitch, muddy pitch, village pitch, playing field, school playing field, recreation ground, farm yard, farmyard",
  park: "bowling green, boating lake",
  train_roof:
    "roof of a moving goods train, roof of a moving freight train, roof of a speeding train, roof of a boxcar, roof of a wagon, roof of a moving wagon, top of a moving train, top of a freight train, goods train, freight train",
  fairground:
    "ghost train, ghost train ride, ride at a fair, house of horrors, funhouse, fun house, helter skelter, shooting gallery at a fair, coconut shy",
  museum: "dinosaur hall, fossil hall, whale hall, hall of a museum, hall in a museum, museum hall, museum store",
  airport:
    "baggage hall, baggage reclaim, baggage claim, luggage hall, customs hall, customs, passport control, immigration hall, arrivals hall, security check; baggage carousel, luggage carousel, baggage belt",
  harbour: "lifeboat station, lifeboat house, coastguard station, slipway, ferry slip",
  courtyard: "gallows yard, execution yard, stepwell, step well",
  mill_works: "olive press, oil press, oil mill, wine press, cider press, sugar mill, flour mill",
  dojo: "sumo training hall, sumo training room, sumo stable, sumo gym, tatami hall, tatami room, tea ceremony room, tea ceremony, samurai house, shogun hall",
  laboratory: "blood bank, forensic lab, forensics lab",
  suburb:
    "back of a house, back of a suburban house, rear of a house, side of a house, front of a house, wall of a house, house wall, house front, outside wall of a house",
  alley: "back wall, back wall of a shop, rear of a shop, back of a restaurant, rear of a restaurant",
  high_steel:
    "steel frame, high steel frame, steel skeleton of a tower, unfinished tower, half built tower, half built skyscraper",
  sports_hall: "squash court, badminton court, fencing strip, fencing piste, fencing salle",
  golf_course: "minigolf course, minigolf, mini golf, crazy golf, crazy golf course, driving range",
  race_track:
    "dog track, horse track, greyhound track, racecourse, horse race track, betting ring, pit lane, home straight",
  car: "rally car, cockpit of a rally car, cab of a truck, lorry cab, hearse interior, stakeout car",
  scrapyard: "scrap metal yard, metal yard",
  crypt: "charnel house, ossuary, bone house",
  graveyard: "plague pit, mass grave, pauper grave",
  spiral_stairs:
    "lighthouse stair, lighthouse stairs, lighthouse staircase, spiral stair of a lighthouse, iron spiral stair",
  log_cabin: "ranger cabin, hunting cabin, hunting lodge, fishing cabin, trapper cabin, mountain refuge",
  lava_field: "sulphur crater, sulfur crater, fumaroles, solfatara",
  karaoke_room: "karaoke bar, karaoke club",
  casino: "pachinko hall, pachinko parlour, pachinko parlor, slot arcade",
  longhouse: "maori meeting house, meeting house, roundhouse",
  stable: "rice barn, sheep shearing shed, shearing shed, dovecote, pigeon loft, tithe barn",
  pro_kitchen: "diner kitchen, kitchen of a diner, kitchen of a restaurant",
  river: "levee, flood bank, beaver dam, beaver lodge, packhorse bridge over a stream",
  lake: "bird hide, hide in the reeds, birdwatching hide",
  street: "ambulance bay, ambulance entrance, hospital entrance, taxi rank, cab rank, rickshaw stand",
  lift: "space elevator, space elevator cabin, service lift, goods lift, cage lift, pit cage",
  fairy_forest: "fairy ring",
  reef: "coral garden",
  corral: "show jumping ring, show jumping arena, riding school, paddock of a riding school",
  garden: "tennis club terrace, club terrace, terrace of a country club",
  bobsleigh_run: "bobsleigh start, luge start, skeleton start",
  warehouse: "prop store, props store, prop room, customs shed, goods shed, storage unit",
  courtroom: "coroner court, inquest, court martial, military tribunal",
  ruins: "bombed cathedral, bombed church, roofless cathedral, roofless church, cathedral without a roof",
  submarine: "inside of a tank, inside a tank, tank inside, tank interior, turret of a tank",
  cockpit: "rover cabin, cabin of a rover, inside a rover",
  snow: "everest base camp",
  tent_camp: "camp of tents, camp of white tents, rows of tents",
  cellar: "smokehouse, smoke house, cheese cellar",
  control_room:
    "editing suite, edit suite, cutting room, projection booth, projection room, lighting booth, sound booth, signal box",
  bedroom: "orphanage dormitory, barrack room, bunk room of a barracks",
  theatre: "wings of a theatre, wings of an opera house, wings of a stage, theatre wings, fly gallery, fly loft",
  prison_cell: "lock up, police lock up, drunk tank",
  butcher: "cold store, chilled store, curing room",
};
