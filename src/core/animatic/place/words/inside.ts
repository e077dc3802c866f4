// English words of inside places. Before the semicolon what names the place, after it what is only found there.
import type { KindWords } from "../place-kinds.ts";

export const INSIDE: KindWords = {
  room: "room, chamber, inside of a house, spare room, back room, empty room, studio; wallpaper, ceiling, sofa",
  kitchen:
    "breakfast room, kitchen, kitchenette, galley kitchen, pantry, scullery, canteen kitchen; stove, oven, fridge, refrigerator, sink, cupboard, kettle, saucepan",
  bedroom:
    "honeymoon suite, hotel suite, presidential suite, bridal suite, royal suite, suite of a hotel, bedroom, hotel room, motel room, dormitory, dorm, bunk room, guest room, boudoir, motel, bedside, bed; mattress, pillow, duvet, bunk, wardrobe",
  living_room:
    "living room, sitting room, lounge, drawing room, apartment, flat, loft apartment, family room, window sill, windowsill, window ledge, window seat, bay window, house interior, cabin interior, cottage interior, cabin, cottage, den, salon, farmhouse, house, home, villa, bungalow, house party, birthday party, children party, party; sofa, couch, armchair, fireplace, rug, television, piano",
  bathroom:
    "bathroom, nightclub bathroom, club bathroom, bar bathroom, pub toilet, pub toilets, club toilets, ladies room, ladies toilet, men room, mens room, powder room, public toilet, public toilets, toilet cubicle, toilet stall, shower room, washroom, bathroom stall, rest room, toilet, toilets, restroom, lavatory; bathtub, shower, washbasin, bath, toilet bowl, tiles",
  office:
    "mahogany desk, walnut desk, polished desk, oak desk, office desk, office, study, agency, cubicle, post office, reception, headquarters, lost property office, ticket office; desk, filing cabinet, typewriter, photocopier, pigeonhole, spreadsheet",
  office_tower:
    "office tower, skyscraper office, skyscraper, high rise, high rise office, corner office, glass office, tower office, floor office, executive office, top floor, penthouse office, glass walled office, 20th floor, 30th floor, 40th floor, 50th floor, 60th floor, control tower; floor to ceiling window, view of the city, view over the city",
  corridor:
    "corridor, hallway, passage, passageway, hotel corridor, motel corridor, motel hallway, school corridor, hospital corridor, entrance, entry, vestibule; doors, locker",
  hospital:
    "hospital, scrub room, hospital bed, hospital room, ward, clinic, intensive care, vet, vet office, vet surgery, vets office, vet practice, vet clinic, veterinary clinic, veterinary practice, animal hospital, emergency room, infirmary, surgery, nursing home, hospice, sickroom, sick bay, sickbay, doctor office, sanatorium, treatment room; stretcher, drip, heart monitor, nurse, patient",
  lift: "lift, elevator, lift car, elevator car, paternoster; lift doors, elevator doors, floor buttons",
  stable:
    "chicken coop, hen house, henhouse, chicken house, goat shed, sheep barn, milking parlour, dairy parlour, milking shed, cow shed, cattle shed, cow house, horse shed, donkey shed, stable, stables, barn, cowshed, byre, hayloft, horse box; hay, straw, hay bales, horse stall, manger, pitchfork",
  swimming_hall:
    "swimming hall, swimming baths, indoor pool, indoor swimming pool, leisure pool, natatorium; diving board, swimming lanes",
  classroom:
    "classroom, class, school, schoolroom, seminar room, university; blackboard, chalkboard, whiteboard, pupils, chalk",
  courtroom: "court room, courtroom, courthouse, court of law, tribunal, courts; judge, jury, witness stand, gavel",
  bar: "bar, pub, speakeasy, cocktail bar, hotel bar; barstool, bar counter, bottles, whisky, dj",
  restaurant:
    "restaurant, cafe, coffee shop, coffee house, coffeehouse, bistro, trattoria, tea room, tearoom, tea house, teahouse, pizzeria, brasserie; waiter, menu, booths, tablecloth",
  shop: "shop, store, phone shop, mobile phone shop, bike shop, bicycle shop, cheese shop, ice cream shop, ice cream parlour, ice cream parlor, gelateria, petrol station shop, gas station shop, gas station store, electronics shop, computer shop, repair shop for phones, newsagent, shoe shop, shoe store, jewellery shop, jewelry store, jeweller, wine shop, liquor store, off licence, cake shop, pastry shop, confectioner, clock shop, watch shop, hat shop, milliner, cobbler, grocery, bookshop, bookstore, pawnshop, antique shop, record shop, hardware store, barber, barbershop, hairdresser, hair salon, nail salon, beauty salon, beauty parlour, tattoo parlour, tattoo shop, tattoo studio, nail bar, corner shop, kiosk, greengrocer, tailor, tailor shop, bakery shop; cash register, till, shelves, display case, shop window, mannequin",
  library:
    "library, archive, archives, reading room, records room, scriptorium, book room; books, bookshelf, bookshelves, bookcase",
  theatre:
    "theatre, theater, stage, opera, opera house, concert hall, auditorium stage, music hall, puppet theatre; footlights, curtain call, spotlight, red curtain, audience",
  church:
    "church, chapel, cathedral, abbey, basilica, temple, synagogue, monastery, organ loft, choir loft, confessional, vestry, nave, shrine, sanctuary; altar, pew, pews, pulpit, stained glass, organ pipes",
  hall: "hall, lobby, foyer, atrium, entrance hall, town hall, mansion, palace, villa hall, terminal, arena; marble floor, chandelier, columns, check in",
  castle_hall:
    "tower room, tower chamber, chamber in a tower, room in the tower, room in a tower, princess tower, princess tower room, throne room, throne hall, viking hall, great hall, castle hall, banquet hall, knights hall, armoury, armory, dungeon hall, castle interior; throne, banners, tapestry, tapestries",
  station:
    "station, station hall, railway station hall, train station hall, hall of a railway station, hall of a train station, hall of a station, hall of the station, main hall of a railway station, railway station concourse, railway station, train station, railroad station, bus station, concourse, ticket hall, waiting hall; departures board, ticket machine, turnstile",
  tunnel:
    "tunnel, sewer, sewers, subway tunnel, metro tunnel, railway tunnel, drain, pipe tunnel, service tunnel, ventilation shaft, air duct",
  factory:
    "factory, factory floor, plant, power plant, power station, mill, shipyard hall, silo; conveyor, forklift, machines, crates, pallets, boiler",
  laboratory:
    "laboratory, lab, cryo room, cryo lab, medical lab, research station, cleanroom, clean room, test chamber; test tubes, microscope, beaker, flasks, specimen, telescope, centrifuge",
  cellar:
    "cellar stairs, cellar steps, basement stairs, cellar, wine cellar, crypt cellar, coal cellar, vault cellar, boiler cellar, root cellar, storage room, underground room; barrels, cobwebs, damp walls, cellar stairs",
  attic:
    "attic studio, attic room, attic, loft, garret, roof space, under the roof; rafters, roof beams, skylight, old trunks",
  workshop:
    "workshop, printing house, print works, studio of a painter, carpentry, joinery, tool shed, shed, clockmaker, watchmaker, printing shop; workbench, tools, vice, lathe, easel",
  prison_cell:
    "prison, prison cell, jail, jail cell, cell, gaol, holding cell, lockup, cage, solitary; bars, iron bars, barred window, bunk bed",
  car: "car, inside the car, inside a car, in the car, back seat, backseat, front seat, passenger seat, driver seat, taxi, cab, truck cab, limousine, van interior, in a taxi, police car, behind the wheel, getaway car, front seat of a car; dashboard, steering wheel, windscreen, windshield, rear view mirror",
  train:
    "train, train car, rail car, railroad car, train compartment, compartment, railway carriage, train carriage, carriage, dining car, sleeping car, night train, night train corridor, train corridor, corridor of a train, on the train, in the train; luggage rack, train window, conductor",
  cockpit:
    "cabin of a crane, cabin of a tower crane, cab of a crane, cab of a tower crane, crane cabin, crane cab, cab of an excavator, cabin of an excavator, cab of a digger, cab of a bulldozer, cab of a combine harvester, tractor cab, cab of a tractor, cockpit, flight deck, jet, helicopter, fighter jet, biplane; instruments, yoke, control stick, altimeter, pilot",
  ship_bridge:
    "ship bridge, bridge of the ship, bridge of a ship, wheelhouse, helm station, hold of the ship, pilot house; helm, ship wheel, porthole, portholes, sonar, periscope, compass, charts",
  spaceship:
    "spaceship, starship, spacecraft, space shuttle, space bridge, spaceship bridge, starship bridge, bridge of the spaceship, bridge of the starship, bridge of the space, space capsule, escape pod, cryo chamber, cryo bay, hyper sleep, orbital platform, command deck, hangar deck, warp core, ufo, alien ship, mother ship, lander, holodeck; viewport, console, consoles, holograms, hologram",
  well_bottom:
    "bottom of a well, bottom of the well, bottom of a deep well, bottom of a stone well, bottom of an old well, bottom of a dry well, bottom of a narrow well, bottom of a village well, bottom of a deep stone well, bottom of an old stone well, bottom of a dark well, well bottom, well shaft, inside a well, inside the well, inside an old well, inside of a well; bucket on a rope",
  cave: "cave, anthill, ant hill, ant nest, anthill gallery, ant tunnel, ant colony, cavern, grotto, lair, dragon lair, underground lake, burrow, den of a bear, hollow earth, crystal cave; stalactites, stalactite, stalagmites, cave painting",
};
