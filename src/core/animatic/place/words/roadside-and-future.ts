// English words of places beside roads, of great works, of rooms with one purpose and of the future. Before the semicolon what names the place, after it what is only found there.
import type { KindWords } from "../place-kinds.ts";

export const ROADSIDE_AND_FUTURE: KindWords = {
  motel:
    "strip of motels, outdoor motel corridor, motel parking lot, motel car park, motel forecourt, front of a motel, outside a motel, motel courtyard, motel walkway, motel balcony, roadside motel, row of motels, motel exterior, motel strip, motel yard, lot of a motel, motel corridor outside; vacancy sign, neon vacancy sign, ice machine",
  trailer_park:
    "trailer park, caravan park, caravan site, mobile home park, row of trailers, row of mobile homes, trailer home, camp of caravans, travellers camp; trailers, mobile homes, caravans, gas bottles",
  under_bridge:
    "under a bridge, under the bridge, beneath a bridge, beneath the bridge, under an overpass, under the overpass, under a flyover, under the flyover, below a bridge, homeless camp, homeless camp under a bridge, under a motorway bridge, under the motorway, under a viaduct, under the railway bridge, under the arches, railway arches, arch of a bridge, arches of a bridge",
  food_truck:
    "food truck, taco truck, burger van, food van, ice cream van, kebab van, chip van, hot dog stand, food cart, coffee truck, snack van, ice cream truck, hot dog cart",
  shipyard:
    "shipyard, ship yard, dry dock, drydock, slipway, shipbuilding yard, naval yard, navy yard, hull on the slip, ship breaking yard, shipbreaking beach, ship graveyard, cemetery of ships; hull of a ship, rusting hulls, rusting hull, welders",
  launch_pad:
    "launch pad, launchpad, rocket launch site, launch site, cape canaveral, baikonur, spaceport, cosmodrome, rocket base, rocket range, launch tower, missile silo, missile base; rocket, gantry tower",
  boardwalk:
    "boardwalk, seaside boardwalk, amusement pier, pleasure pier, coney island, brighton pier, seaside promenade, santa monica pier, seaside pier, beach boardwalk; candyfloss stands, arcades",
  golf_course:
    "golf course, golf club, putting green, fairway, driving range, golf links; golf flag, bunkers, golf carts",
  train_roof:
    "roof of a moving tram, roof of a tram, roof of a bus, roof of a moving train, roof of a train, roof of the train, top of a moving train, top of a train, top of the train, train roof, roofs of the train, on top of a train, roof of a carriage, roof of a freight train, roof of a railway carriage",
  vault:
    "bank vault, vault, vault of a bank, vault room, safe deposit room, strongroom, strong room, gold vault, vault of a casino; safe deposit boxes, vault door, gold bars, round steel door",
  photo_studio:
    "photo studio, photography studio, photographer studio, photo shoot, fashion shoot, portrait studio, white studio, photographic studio; softboxes, softbox, white backdrop, paper backdrop, studio flash, studio umbrellas",
  funeral_parlour:
    "funeral parlour, funeral parlor, funeral home, chapel of rest, undertaker, undertakers, mortuary chapel, crematorium, wake, funeral chapel, viewing room of a funeral home, funeral director; lilies, wreaths, hearse, urn",
  marquee:
    "wedding tent, wedding, wedding party, marquee, wedding marquee, party tent, white marquee, wedding reception, wedding party tent, festival tent, beer tent, reception tent, banquet tent",
  car_wash: "car wash, automatic car wash, carwash, hand car wash; spinning brushes, brushes and foam",
  pod_bay:
    "cryo bay, cryo chamber, cryo room, cryo deck, cryosleep bay, cryogenic chamber, cryogenic bay, hypersleep chamber, hibernation bay, sleep bay, stasis chamber, stasis bay, pod bay, sleeper ship, cloning lab, clone lab, cloning laboratory, cloning room, cloning facility, regeneration chamber, incubation chamber; frosted pods, cryo pods, sleeping pods, stasis pods, tanks with bodies, clone tanks, cryo pod, cryo tubes",
  alien_hive:
    "alien hive, hive, alien nest, nest of the aliens, insect hive, alien lair, egg chamber, hive of aliens, inside a giant creature, belly of the beast, alien cave, alien egg chamber; slimy walls, alien eggs, slime",
  air_duct:
    "air duct, air vent, ventilation shaft, ventilation duct, vent shaft, crawl space, crawlspace, air shaft, duct, ducts, air conditioning duct, vent; grating, vent grille",
  grid_room:
    "holodeck, simulation room, virtual reality room, holo chamber, holosuite, simulator room, cyberspace, virtual space, inside the computer, inside a computer, inside of a computer, inside of the computer, digital world, inside the game, the grid, virtual world; glowing grid, grid walls, glowing grid walls, grid lines",
};
