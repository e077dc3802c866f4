// English words of further inside places, told by what they are for. Before the semicolon what names the place, after it what is only found there.
import type { KindWords } from "../place-kinds.ts";

export const SPECIAL_ROOMS: KindWords = {
  launderette:
    "launderette, laundrette, laundromat, laundry, laundry room, dry cleaner, dry cleaners; washing machines, dryers, tumble dryer, dryer",
  supermarket:
    "supermarket, supermarket aisle, supermarket entrance, grocery store, hypermarket, convenience store, food shop; shopping trolley, checkout, aisles, aisle",
  bank: "bank, bank hall, bank lobby, bank branch, counting house, bank counter; tellers, teller, safe deposit",
  pharmacy: "pharmacy, chemist, drugstore, apothecary; prescription, medicine bottles",
  canteen:
    "canteen, cafeteria, mess hall, food court, school canteen, school cafeteria, refectory, soup kitchen, prison canteen, lunch room; trays, serving hatch",
  waiting_room:
    "waiting room, waiting area, reception room, job centre, unemployment office, doctors waiting room, casting room; plastic chairs, row of chairs, magazines",
  butcher:
    "butcher, butcher cold room, meat locker, cold store, meat freezer, butchers, butcher shop, meat market, abattoir, slaughterhouse, fishmonger; carcasses, meat hooks, sausages",
  florist: "florist, flower shop, flower stall, flower market, garden centre; bouquets, buckets of flowers",
  toy_shop: "toy shop, toyshop, toy store, playroom, toy workshop; teddy bears, dolls, toys",
  clothes_shop:
    "clothes shop, bridal shop, bridal salon, wedding dress shop, boutique, dress shop, fitting room, clothing store, charity shop, vintage shop, department store, fashion store, wardrobe department, costume store, walk in closet, dressmaker; clothes rails, hangers, rails of clothes",
  diner:
    "diner, roadside diner, american diner, burger bar, fast food restaurant, milk bar, milkshake bar, truck stop; red booths, jukebox, milkshake",
  noodle_bar:
    "noodle kitchen, noodle bar, sushi counter, ramen kitchen, sushi restaurant, ramen restaurant, ramen bar, ramen shop, ramen counter, sushi bar, izakaya, noodle shop, dim sum restaurant, teppanyaki, chinese restaurant, japanese restaurant, ramen stall, noodle stall; noodles, chopsticks, ramen, sushi",
  tavern: "tavern, alehouse, inn, medieval inn, coaching inn, taproom; tankards, ale, mead",
  saloon: "saloon, western saloon, wild west bar; swing doors, poker table, spittoon",
  bakery:
    "bakery, bakehouse, baker shop, patisserie, bread shop, bakers; loaves, bread oven, baguettes, croissants, dough",
  sports_hall:
    "sports hall, weightlifting hall, weight hall, fencing hall, gymnasium, school gym, gym hall, basketball gym, indoor court, school gymnasium, indoor basketball court, assembly hall; basketball hoops, basketball hoop, wall bars, climbing ropes, bleachers",
  boxing_gym: "boxing gym, boxing club, boxing hall, fight club; punching bags, punching bag, punchbag, boxing gloves",
  fitness_gym:
    "gym, fitness studio, weights room, weight room, fitness centre, weights gym; treadmill, treadmills, dumbbells, weights, barbell, exercise bikes",
  dance_studio:
    "dance studio, ballet studio, ballet school, dance school, ballet room, rehearsal room, rehearsal studio, yoga studio, dance class; barre, leotards",
  bowling_alley: "bowling alley, bowling hall, bowling lanes; skittles, pins, lanes",
  billiard_room:
    "billiard room, billiard hall, pool hall, snooker hall, snooker club, pool room; snooker table, pool table, billiard table, cues",
  locker_room:
    "locker room, barracks, army barracks, barrack room, changing cabin, changing cubicle, changing room, team changing room, dressing shed; lockers, kit bags",
  cinema:
    "cinema, movie theater, movie theatre, picture house, film theatre, screening room, projection room, cinema hall; film projector, popcorn, projector beam",
  casino:
    "casino, gambling hall, gaming floor, casino floor, gambling den, poker room, card room; slot machines, roulette, roulette wheel, croupier, fruit machines, blackjack",
  nightclub:
    "nightclub, nightclub stage, stage of a nightclub, club stage, night club, karaoke bar, club, disco, discotheque, dance floor, rave, techno club, strip club, rave in a warehouse; dj, dj booth, strobe lights, strobe, mirror ball",
  arcade:
    "arcade, amusement arcade, video arcade, games arcade, gaming room; arcade machines, pinball, video games, game cabinets",
  circus_ring:
    "ring of a circus tent, ring of a striped circus tent, above the ring of a circus, above the circus ring, high above the ring, roof of a circus tent, circus, circus platform, roof of a circus tent, roof of the circus tent, roof of the tent, roof of the big top, under the roof of the tent, under the roof of a circus, circus roof, trapeze platform, high wire platform, high wire, circus tent, circus ring, big top, inside the circus tent, circus arena; trapeze, ringmaster, acrobats, sawdust ring",
  dressing_room:
    "dressing room, circus wagon, inside of a circus wagon, backstage, theatre dressing room, make up room, makeup room, wardrobe room, green room; mirror with bulbs, light bulbs round the mirror, costumes, greasepaint",
  museum:
    "museum, natural history museum, exhibition, exhibition hall, exhibition room, museum hall, antiquities room; glass cases, display cases, exhibits, dinosaur skeleton, mummy, showcase",
  gallery: "gallery, art gallery, picture gallery, gallery space, art museum, modern art museum; paintings, sculptures",
  visiting_room:
    "visiting room, prison visiting room, visitors room, visiting booth, visiting area; glass partition, behind glass",
  interrogation_room: "interrogation room, interview room, questioning room; one way mirror, two way mirror",
  police_station:
    "police station, precinct, squad room, incident room, detectives office, investigation room, detective office, homicide office, police office, evidence room, detectives room, detective room, detective bureau, detectives bureau, murder room, murder squad, investigators office, squad office, bullpen of detectives; corkboard, cork board, red string, red thread, evidence board, crime board",
  operating_theatre:
    "operating theatre, operating theater, operating room, surgical theatre; surgeons, scalpel, surgical lamp, operating table",
  morgue: "morgue, mortuary, autopsy room, pathology, cold room; steel drawers, autopsy, body bag, slab",
  dentist: "dentist, dentist office, dentist surgery, dental surgery, dental practice, dentist chair; dentist drill",
  nursery:
    "nursery, child bedroom, child room, children room, children bedroom, kid room, kid bedroom, boy bedroom, girl bedroom, boy room, girl room, baby room; cot, crib, cradle, teddy bear, toy blocks, rocking horse",
  delivery_room:
    "delivery room, maternity ward, maternity room, labour ward, labour room, birthing room, hospital delivery room; incubator, newborn",
  server_room:
    "server room, data centre, data center, server farm, server hall, mainframe room; servers, server racks, racks of servers",
  call_centre:
    "call centre, call center, open plan office, cubicle farm, cubicles, office floor, telesales office, startup office; rows of desks, rows of screens, headsets, cubicle",
  newsroom:
    "newsroom, editorial office, newspaper office, news desk, trading floor, stock exchange; wall of screens, news screens",
  tv_studio:
    "tv studio, television studio, talk show, film set, sound stage, film studio, game show, studio floor, news studio, quiz show; studio lights, green screen, cameras, boom microphone, studio camera",
  press_room:
    "press room, press conference, briefing room, press briefing, media briefing, news conference, press hall; lectern, microphones, camera flashes, flashbulbs",
  ice_hall:
    "ice rink, ice hockey arena, hockey arena, ice skating rink, skating rink, hockey rink, ice arena, ice hockey stadium, ice stadium, ice hall, indoor ice rink",
  treehouse: "treehouse, tree house, tree hut",
  recording_studio:
    "recording studio, music studio, recording booth, radio studio, radio station, sound studio, podcast studio, radio booth, vocal booth; mixing desk, mixing console, microphone, sound desk",
  control_room:
    "control room, news van, broadcast van, stakeout van, telephone exchange, mission control, war room, situation room, operations room, command centre, command center, surveillance room, control centre, power station control room, security room, command post; control panels, wall of monitors, monitors, radar screens",
  observatory: "observatory, observatory dome; telescope, star charts",
  mosque: "mosque, prayer hall, madrasa; minbar, prayer rugs, prayer mats, muezzin",
  east_temple:
    "buddhist temple, buddhist temple hall, temple hall, hindu temple, chinese temple, temple interior, ancestor shrine, pagoda interior; golden buddha, buddha, golden statue, incense, prayer wheels",
  crypt:
    "crypt, tomb, mausoleum, catacombs, catacomb, vampire crypt, ossuary; coffins, coffin, sarcophagus, sarcophagi, skulls",
  ballroom:
    "ballroom, palace ballroom, grand ballroom, hall of mirrors, gallery of mirrors, mirror gallery, versailles ballroom, palace hall, state room, palace interior; chandeliers, waltz, dancing couples",
  roman_villa:
    "roman villa, roman house, roman palace, atrium of a villa, senate, roman senate, domus, greek palace, minoan palace; frescoes, toga, togas, mosaic floor",
  old_kitchen:
    "dairy, creamery, old kitchen, swamp hut, giant kitchen, castle kitchen, farmhouse kitchen, roman kitchen, medieval kitchen, manor kitchen, palace kitchen, witch cottage, witch hut, cottage kitchen, kitchen of a castle; cauldron, clay jars, bunches of herbs, hearth, copper pans, spit",
  dungeon:
    "dungeon, dungeon cell, torture chamber, castle dungeon, castle cell, oubliette, castle prison; shackles, manacles, chains",
  wizard_study:
    "wizard study, wizard tower, wizard tower study, tower study, wizard library, wizard chamber, study in a tower, wizard workshop, alchemist, alchemist workshop, alchemist laboratory, potion shop, potions classroom, magic shop, sorcerer chamber, fortune teller, witch workshop, wizard room, study of a wizard, alchemy laboratory; potions, crystal ball, spell book, magic books, potion",
  log_cabin:
    "log cabin, hut, shack, wooden shack, wooden cabin, mountain hut, hunting lodge, ski lodge, hunting cabin, alpine hut, trapper cabin, chalet, cabin in the woods, mountain cabin, wooden hut, forest cabin, fishing hut; antlers, log walls, snowshoes",
  tent: "tent, inside a tent, inside the tent, army tent, command tent, tipi, desert tent, bedouin tent; canvas walls, sleeping bags, sleeping bag, tent flap",
  igloo: "igloo, inside an igloo, snow cave, snow shelter; blocks of snow",
  sauna: "sauna, steam room, sweat lodge; hot stones, birch twigs",
  caravan:
    "caravan, camper van, camper, motorhome, trailer, mobile home, inside the trailer, rv, houseboat, gypsy wagon; fold down table",
  bus: "bus, schoolbus, tram, minibus, coach, night bus, school bus, city bus, double decker, bus seat, tram carriage, streetcar, inside a bus, trolleybus, bus interior; straps, standing passengers, bus driver, passengers",
  plane_cabin:
    "plane, aircraft, plane cabin, aeroplane cabin, airplane cabin, aircraft cabin, airliner, inside a plane, plane seat, airplane, aeroplane, private jet, first class cabin, cabin of a plane, passenger plane; stewardess, flight attendant, overhead lockers, window seat, turbulence",
  submarine:
    "submarine, torpedo room, submarine galley, submarine mess, submarine control room, inside a submarine, u boat, control room of a submarine, submersible; periscope, sonar, torpedo",
  space_corridor:
    "space station corridor, corridor of a space station, cabin of a space station, cabin of an orbital station, compartment of a space station, passage of a spaceship, passage of a starship, passageway of a spaceship, tunnel of a space station, spaceship corridor, starship corridor, space corridor, space station, space station hub, spaceship hold, cargo bay of a spaceship, corridor of a spaceship, ship corridor in space, orbital station, cargo hold of a spaceship, cargo hold of a starship, hold of a starship, cargo bay of a starship; no gravity, zero gravity, weightless",
  ship_cabin:
    "ship cabin, hold of a slave ship, hold of a sailing ship, hold of a galleon, cargo hold of a ship, ferry cabin, captain cabin, cabin of a ship, boat cabin, berth, stateroom, below deck, below decks, ship hold, captain quarters, cabin on a ship, ship quarters; porthole, portholes, hammock, hammocks",
  airport:
    "airport, baggage hall, baggage claim, baggage reclaim, luggage hall, airport hall, airport terminal, departure hall, departures, arrival hall, airport departure hall, departure lounge, departure gate, departures hall, arrivals hall, airport gate, airport lounge, check in desk, security check, passport control; suitcases, boarding, departures board",
  garage:
    "garage, car repair, repair shop, mechanic workshop, auto shop, body shop, car workshop, mechanic, car garage; car lift, tyres, tires, spanner, engine block, car jack",
  parking_garage:
    "vehicle deck, car deck, car deck of a ferry, parking garage, ferry car deck, car deck of a ferry, level of a car park, levels of a car park, car park level, car park ramp, underground garage, multi storey car park, multistorey car park, underground car park, parking structure, parking deck; concrete pillars, parked cars",
  warehouse:
    "warehouse, depot, storage hall, distribution centre, distribution center, storeroom, stockroom, storage unit, cargo hold, lagerhalle, fulfilment centre; forklift, pallets, crates, tall racks",
  mine: "mine, coal mine, gold mine, mine shaft, mine tunnel, mine gallery, pit, salt mine, diamond mine; miners, pit props, ore, pickaxes, mine cart, coal",
  stairwell:
    "stairwell, staircase, stairs, fire stairs, landing, back stairs, emergency stairs, escalator, stairway, tenement stairs; banister, steps, handrail",
  spiral_stairs:
    "spiral stair, winding stair, tower stair, stair of a tower, stair in a castle, stone stair, spiral staircase, spiral iron staircase, iron spiral staircase, lighthouse staircase, staircase of a lighthouse, stairs of a lighthouse, stairs in a lighthouse, steps of a lighthouse, inside a lighthouse, inside the lighthouse, inside of a lighthouse, lighthouse interior, tower steps, steps of a tower, steps of the tower, spiral stairs, winding stairs, winding staircase, winding stone staircase, tower stairs, lighthouse stairs, stone staircase, tower staircase, stairs of a tower, turret stairs; spiral",
  hangar: "hangar, aircraft hangar, aeroplane hangar, plane hangar, airship hangar; aircraft, propeller",
  fire_station: "fire station, fire house, firehouse, fire brigade; fire engine, firemen, fire pole, firefighters",
  greenhouse:
    "greenhouse, glasshouse, hothouse, palm house, conservatory, orangery, winter garden, hydroponic garden, hydroponics bay, botanical dome, plant nursery, glass dome garden, garden under a glass dome, dome garden, garden dome, garden on a spaceship, spaceship garden, garden of a spaceship, garden under a dome; seedlings, grow lights, tomato plants, glass roof",
  engine_room:
    "engine room, engine room of a ship, engine room of the ship, steam locomotive, locomotive cab, locomotive, engine of a steam train, boiler room, machine room, turbine hall, ship engine room, pump room; boilers, boiler, gauges, valves, pistons, furnace",
};
