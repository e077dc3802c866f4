// English words of courts and tracks, grand rooms, passages, roofed trade and the sky. Before the semicolon what names the place, after it what is only found there.
import type { KindWords } from "../place-kinds.ts";

export const GRAND_AND_ROOFED: KindWords = {
  sports_court:
    "tennis court, tennis courts, clay court, grass court, basketball court, outdoor basketball court, street basketball court, volleyball court, handball court, sports court, court side, concrete pitch, small concrete pitch, football cage, concrete football pitch; tennis net, baseline",
  skate_park:
    "skate park, skatepark, skate bowl, skateboard park, half pipe, halfpipe, bmx park, skate ramp; ramps, ramp",
  race_track:
    "race track, racetrack, racing track, pit lane, race circuit, racing circuit, formula one track, speedway, go kart track, motor race; starting grid, chequered flag",
  velodrome: "velodrome, cycling track, indoor track, cycle track, bicycle track",
  dojo: "dojo, tatami hall, tatami room, geisha house, japanese inn room, ryokan bedroom, karate dojo, judo hall, karate hall, aikido hall, martial arts school, martial arts hall, kung fu school, ryokan, ryokan room, tatami room, japanese room, japanese house, japanese inn, japanese tea house, tea room in kyoto; tatami, paper doors, paper screens, sliding doors, futon",
  dining_room:
    "dining room, private dining room, dining hall, banquet table, formal dining room, castle dining room, georgian dining room, dinner party; long table, dinner table, laid table",
  grand_stairs:
    "grand staircase, marble staircase, mansion staircase, palace staircase, sweeping staircase, double staircase, staircase in a mansion, staircase of a mansion, staircase of a palace, staircase of a hotel, hotel staircase, opera staircase, wide staircase, curved staircase",
  penthouse:
    "penthouse, luxury apartment, luxury flat, glass apartment, high rise apartment, apartment over the city, loft with a view",
  bath_house:
    "bath house, bathhouse, roman bath, roman baths, roman bathhouse, thermal bath, thermal baths, public bath, hammam, turkish bath, bathing hall, spa, hot baths",
  underpass:
    "underpass, pedestrian tunnel, pedestrian underpass, subway passage, metro passage, foot tunnel, tiled tunnel, tiled passage, underground passage, station passage",
  aquarium:
    "aquarium, aquarium hall, hall of an aquarium, hall of the aquarium, wall of glass tanks, shark tunnel, aquarium tunnel, glass tunnel under the ocean, glass tunnel under the sea, underwater tunnel, glass tunnel, undersea station, undersea base, underwater city, underwater station, shark tank, oceanarium, glass dome under the sea; fish tank, big tank",
  mall: "mall, shopping mall, shopping centre, shopping center, shopping arcade, galleria, escalator, escalators, moving stairs, shopping gallery",
  bunker:
    "bunker, army bunker, command bunker, war bunker, nuclear bunker, fallout shelter, air raid shelter, pillbox, underground shelter",
  market_hall:
    "market hall, covered market, indoor market, fish market, fish hall, fish auction, fish auction hall, food hall, flower auction, meat hall",
  pro_kitchen:
    "restaurant kitchen, pizza kitchen, kitchen of a restaurant, hotel kitchen, kitchen of a hotel, steel kitchen, professional kitchen, commercial kitchen, ship galley, kitchen line, bistro kitchen; steel counters, line cooks, extractor hood",
  space_quarters:
    "moon base, moonbase, mars base, space base, lunar base, space colony, space habitat, crew quarters, mars habitat, lunar habitat, colony ship cabin, dining room of a moon base, mess of a spaceship, spaceship cabin, cabin of a spaceship",
  above_clouds:
    "cloud kingdom, cloud castle, cloud city, castle made of clouds, castle of clouds, castle in the clouds, city in the clouds, above the clouds, over the clouds, on the clouds, on a cloud, sea of clouds, heaven, sky kingdom, kingdom in the clouds, hot air balloon basket, basket of a hot air balloon, wing of a biplane, floating island, floating islands, sky island; sky, night sky, open sky, starry sky, mid air, high above, high over, flying",
  alien_jungle:
    "alien jungle, alien forest, jungle on an alien world, jungle on an alien planet, jungle planet, jungle of an alien planet, forest on an alien world, alien swamp, alien garden",
  metro_station:
    "metro platform, subway platform, underground platform, tube platform, metro station, subway station, underground station, tube station, platform of the metro, u bahn station; third rail",
  hotel_lobby:
    "hotel lobby, lobby of a hotel, lobby of a grand hotel, hotel reception, reception of a hotel, hotel foyer, front desk of a hotel, hotel front desk; bellboy, room keys, revolving door",
  cable_car:
    "cable car, ski lift cabin, cabin of a ski lift, cable car cabin, gondola lift, ski gondola, cabin of a cable car, aerial tram, funicular",
  church_front:
    "church porch, porch of a church, porch of the church, porch of a village church, porch of a chapel, church steps, steps of a church, steps of the church, outside the church, in front of the church, front of a village church, front of a church, front of the church, church door, church doors, cathedral steps, steps of a cathedral",
  dam: "dam, top of a dam, hydroelectric dam, dam wall, dam road",
  tent_camp:
    "field kitchen, refugee camp, tent camp, camp of tents, army camp, military camp, field camp, rows of tents, rows of white tents, tent city, aid camp, displaced persons camp",
  zoo: "zoo, zoo enclosure, bear enclosure, lion enclosure, monkey house, elephant house, lion house, big cat house, reptile house, giraffe house, ape house, penguin enclosure, elephant enclosure, animal park, zoological garden; cages with animals",
  forge: "forge, smithy, blacksmith, blacksmith shop, blacksmith workshop; anvil, bellows, coals",
  veranda:
    "veranda, verandah, porch of a bungalow, porch of a farmhouse, covered porch, wooden porch, farmhouse porch, porch of a plantation, tea estate, back porch; cane chairs, porch swing, rocking chair on the porch",
};
