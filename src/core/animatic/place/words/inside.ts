// English words of inside places. Before the semicolon what names the place, after it what is only found there.
import type { KindWords } from "../place-kinds.ts";

export const INSIDE: KindWords = {
  room: "room, chamber, inside of a house, spare room, back room, empty room, waiting room, meeting room, interrogation room, dressing room, changing room, sauna, studio, gallery space; wallpaper, ceiling, sofa",
  kitchen:
    "kitchen, kitchenette, galley kitchen, pantry, scullery, canteen kitchen; stove, oven, fridge, refrigerator, sink, cupboard, kettle, saucepan",
  bedroom:
    "bedroom, hotel room, motel room, nursery, dormitory, dorm, bunk room, guest room, children room, kid room, boudoir, motel, bedside; bed, mattress, pillow, duvet, bunk, wardrobe",
  living_room:
    "living room, sitting room, lounge, parlour, parlor, drawing room, apartment, flat, penthouse, loft apartment, family room, house interior, cabin interior, cottage interior, log cabin, cabin, hut, cottage, den, salon, conservatory, farmhouse, house, home, villa, bungalow, dining room, yurt; sofa, couch, armchair, fireplace, rug, television, piano",
  bathroom:
    "bathroom, shower room, washroom, toilet, toilets, restroom, lavatory, locker room, public bath, bathhouse; bathtub, shower, washbasin, bath, toilet bowl, tiles",
  office:
    "office, study, agency, newsroom, cubicle, cubicles, post office, police station, precinct, call centre, call center, open plan office, reception, headquarters, bank branch, lost property office, ticket office, editorial office, counting house; desk, filing cabinet, typewriter, photocopier, pigeonhole, spreadsheet",
  office_tower:
    "office tower, skyscraper office, skyscraper, high rise, high rise office, corner office, boardroom, glass office, tower office, trading floor, floor office, executive office, top floor, penthouse office, 20th floor, 30th floor, 40th floor, 50th floor, 60th floor, conference room, control tower; floor to ceiling window, view of the city, view over the city",
  corridor:
    "corridor, hallway, passage, passageway, hotel corridor, school corridor, hospital corridor, stairwell, staircase, stairs, landing, entrance, entry, vestibule; doors, locker",
  hospital:
    "hospital, hospital room, ward, clinic, operating theatre, operating theater, operating room, intensive care, emergency room, infirmary, surgery, nursing home, hospice, sickroom, sick bay, sickbay, maternity ward, doctor office, dentist, sanatorium, treatment room; stretcher, drip, heart monitor, nurse, patient",
  lift: "lift, elevator, lift car, elevator car, paternoster; lift doors, elevator doors, floor buttons",
  stable:
    "stable, stables, barn, cowshed, byre, hayloft, horse box; hay, straw, hay bales, horse stall, manger, pitchfork",
  swimming_hall:
    "swimming hall, swimming baths, indoor pool, indoor swimming pool, leisure pool, natatorium; diving board, swimming lanes",
  classroom:
    "classroom, class, school, schoolroom, lecture hall, lecture theatre, auditorium, kindergarten, seminar room, university; blackboard, chalkboard, whiteboard, pupils, chalk",
  courtroom:
    "courtroom, courthouse, court of law, tribunal, courts, parliament, council chamber, assembly chamber; judge, jury, witness stand, gavel",
  bar: "bar, pub, tavern, inn, saloon, nightclub, night club, jazz club, club, disco, discotheque, speakeasy, taproom, cocktail bar, hotel bar, dance floor, casino; barstool, bar counter, bottles, whisky, dj",
  restaurant:
    "restaurant, cafe, coffee shop, coffee house, coffeehouse, diner, bistro, trattoria, canteen, cafeteria, tea room, tearoom, tea house, teahouse, pizzeria, brasserie, mess hall, food court, ice cream parlour; waiter, menu, booths, tablecloth",
  shop: "shop, store, supermarket, boutique, grocery, bookshop, bookstore, pharmacy, chemist, drugstore, pawnshop, antique shop, flower shop, florist, toy shop, record shop, hardware store, butcher, barber, barbershop, hairdresser, hair salon, laundromat, launderette, corner shop, convenience store, kiosk, mall, shopping mall, department store, greengrocer, tailor, tailor shop, bakery, bakery shop, patisserie; cash register, till, shelves, display case, shop window, mannequin",
  library:
    "library, archive, archives, reading room, records room, scriptorium, book room; books, bookshelf, bookshelves, bookcase",
  theatre:
    "theatre, theater, stage, opera, opera house, concert hall, cinema, movie theater, movie theatre, auditorium stage, backstage, music hall, cabaret, circus, circus tent, big top, tv studio, television studio, talk show, film set, puppet theatre; footlights, curtain call, orchestra pit, spotlight, red curtain, audience",
  church:
    "church, chapel, cathedral, abbey, basilica, temple, mosque, synagogue, monastery, cloister, crypt, confessional, vestry, nave, shrine, sanctuary; altar, pew, pews, pulpit, stained glass, organ pipes",
  hall: "hall, lobby, foyer, hotel lobby, ballroom, museum, gallery, art gallery, atrium, gym, gymnasium, sports hall, entrance hall, town hall, mansion, palace, villa hall, airport, airport terminal, terminal, departure lounge, departure gate, exhibition, vault, bank, bank hall, ice rink, boxing ring, arena, stock exchange; marble floor, chandelier, columns, check in",
  castle_hall:
    "throne room, great hall, castle hall, banquet hall, knights hall, armoury, armory, dungeon hall, castle interior; throne, banners, tapestry, tapestries",
  station:
    "station, station hall, railway station, train station, railroad station, subway station, metro station, underground station, tube station, subway platform, metro platform, underground platform, bus station, concourse, ticket hall, waiting hall, arrivals hall; departures board, ticket machine, turnstile",
  tunnel:
    "tunnel, sewer, sewers, subway tunnel, metro tunnel, railway tunnel, underpass, catacombs, catacomb, drain, pipe tunnel, service tunnel, ventilation shaft, air duct, bunker, underground passage",
  factory:
    "factory, factory floor, warehouse, hangar, plant, power plant, power station, mill, foundry, steelworks, sawmill, depot, assembly line, boiler room, engine room, shipyard hall, slaughterhouse, brewery, silo, storage hall, distribution centre, server room, data centre, data center; conveyor, forklift, machines, crates, pallets, boiler",
  laboratory:
    "laboratory, lab, research station, cleanroom, clean room, morgue, observatory, observatory dome, test chamber, pathology, alchemist, darkroom; test tubes, microscope, beaker, flasks, specimen, telescope, centrifuge",
  cellar:
    "cellar, basement, wine cellar, dungeon, crypt cellar, coal cellar, vault cellar, boiler cellar, root cellar, storage room, storeroom, underground room, torture chamber, shelter, air raid shelter; barrels, cobwebs, damp walls, cellar stairs",
  attic:
    "attic, loft, garret, roof space, under the roof, belfry, bell tower; rafters, roof beams, skylight, old trunks",
  workshop:
    "workshop, garage, studio of a painter, atelier, artist studio, painter studio, forge, smithy, blacksmith, carpentry, joinery, tool shed, shed, clockmaker, watchmaker, printing shop, print shop, repair shop, mechanic, car repair; workbench, tools, anvil, vice, lathe, easel",
  prison_cell:
    "prison, prison cell, jail, jail cell, cell, gaol, holding cell, lockup, cage, solitary; bars, iron bars, barred window, bunk bed",
  car: "car, inside the car, inside a car, in the car, back seat, backseat, front seat, passenger seat, driver seat, taxi, cab, truck cab, limousine, van interior, bus interior, in a taxi, police car, behind the wheel, camper van, ambulance; dashboard, steering wheel, windscreen, windshield, rear view mirror",
  train:
    "train, train compartment, compartment, railway carriage, train carriage, carriage, dining car, sleeping car, night train, subway car, metro car, subway train, tram, on the train, in the train, bus; luggage rack, train window, conductor",
  cockpit:
    "cockpit, flight deck, airplane, aeroplane, aircraft, plane, airliner, plane cabin, jet, helicopter, fighter jet, biplane; instruments, yoke, control stick, altimeter, pilot",
  ship_bridge:
    "ship bridge, bridge of the ship, bridge of a ship, wheelhouse, captain cabin, ship cabin, boat cabin, submarine, engine room of a ship, helm station, below deck, below decks, cargo hold, hold of the ship, pilot house; helm, ship wheel, porthole, portholes, sonar, periscope, compass, charts",
  spaceship:
    "spaceship, starship, spacecraft, space station, space shuttle, space bridge, spaceship bridge, starship bridge, bridge of the spaceship, bridge of the starship, bridge of the space, space capsule, escape pod, airlock, cryo chamber, cryo bay, hyper sleep, orbital station, orbital platform, moon base, moonbase, mars base, space base, command deck, hangar deck, warp core, ufo, alien ship, mother ship, lander, holodeck; viewport, console, consoles, holograms, hologram",
  cave: "cave, cavern, grotto, mine, mine shaft, gold mine, coal mine, lair, dragon lair, ice cave, underground lake, burrow, den of a bear, hollow earth, crystal cave; stalactites, stalactite, stalagmites, cave painting",
};
