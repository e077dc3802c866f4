// English words of yards and tracks, high steel, stages, rooms of institutions, mills, places of small creatures and old houses. Before the semicolon what names the
// place, after it what is only found there.
import type { KindWords } from "../place-kinds.ts";

export const YARDS_AND_STAGES: KindWords = {
  car_park:
    "car park, car park entrance, car park exit, car park barrier, entrance of a car park, exit of a car park, parking lot, parking area, carpark, open car park, supermarket car park, empty car park, roof of a car park, bus park, bus depot, bus yard, tram depot, coach park, bus garage, lorry park, drive in, car lot, used car lot, parking space, drive in cinema, drive in theater, drive in movie; rows of parked cars, rows of cars, rows of buses",
  rail_yard:
    "rail yard, railway yard, railyard, freight yard, goods yard, marshalling yard, shunting yard, train yard, train depot, railway depot, railway sidings, sidings, rail sidings, railway junction, freight depot; freight cars, freight wagons, boxcars, goods wagons",
  level_crossing:
    "level crossing, railway crossing, railroad crossing, rail crossing, train crossing, grade crossing, unmanned crossing; crossing gates, crossing barrier",
  corral:
    "corral, sheepfold, sheep fold, horse corral, cattle market, livestock market, camel market, horse market, cattle corral, paddock, cattle pen, sheep pen, horse pen, horse paddock, stockyard, stockyards, cattle yard, ranch yard, ranch, rodeo pen, riding ring, riding arena, riding school, horse ranch, cattle ranch, pigsty, pig sty, pig pen, stud farm, racing stable yard, stable yard; rail fence, split rail fence",
  fort_yard:
    "wooden fort, frontier fort, cavalry fort, fort yard, stockade, palisade, fort courtyard, yard of a fort, army fort, roman camp, roman fort, trading post, prison stockade, wooden stockade; log walls of a fort, pointed logs",
  allotment:
    "allotment, allotments, allotment garden, vegetable garden, vegetable patch, vegetable plot, cabbage patch, cabbage field, community garden, market garden, vegetable field; cabbages, rows of cabbages, beans on canes, lettuces",
  high_steel:
    "radio mast, steel skeleton, steel skeleton building, bamboo scaffolding, mast, high mast, top of a mast, top of a radio mast, radio tower, transmission tower, tv tower, telecom tower, steel girder, girder, girders, steel beam, steel beams, beam of a skyscraper, crane, tower crane, jib of a crane, crane jib, construction lift, bamboo scaffold, scaffold, top of a scaffold, scaffolding on a cathedral, window cleaner cradle, window cleaners cradle, window cleaning cradle, cradle of window cleaners, glass front of an office tower, glass face of an office tower, glass face of a tower, glass face of a skyscraper, glass wall of a skyscraper from outside, face of a skyscraper, hanging platform outside, glass front of a tower, glass front of a skyscraper, glass facade, glass facade of a skyscraper, outside a skyscraper, outside a glass tower, facade of a tower, facade of a skyscraper, front of a skyscraper, outside of a skyscraper, outside of an office tower, side of a skyscraper, side of an office tower, electricity pylon, pylon, fire lookout, fire tower, lookout tower, fire lookout tower, observation tower, top of a crane, skeleton of a skyscraper, frame of a skyscraper, unfinished skyscraper, water tower, gantry high above",
  drawbridge:
    "drawbridge, lowered drawbridge, castle drawbridge, wooden drawbridge, castle gate, gate of a castle, gate of the castle, castle gates, gates of a castle, bridge over the moat, bridge over a moat, castle moat, fortress gate, gatehouse, barbican, portcullis, city gate, city gates, gates of the city",
  stone_circle:
    "stone circle, stonehenge, standing stones, circle of standing stones, ring of stones, ring of standing stones, circle of stones, dolmen, menhir, menhirs, megalith, megaliths, druid circle, stone ring",
  finish_line:
    "finish line, finish arch, finish gate, finish banner, marathon finish, finish line of a marathon, finish arch, finishing line, marathon, marathon course, city marathon, start line, starting line, start of a race, start line of a marathon, end of a race, finish of a race, parade, parade route, street parade, cycle race, bicycle race, tour de france; crowd barriers",
  shooting_range:
    "shooting range, gun range, rifle range, indoor range, firing range, pistol range, police range, target range; paper targets",
  climbing_hall:
    "climbing hall, climbing wall, climbing gym, bouldering hall, bouldering gym, boulder hall, indoor climbing wall, boulder gym; climbing holds, coloured holds",
  manor_lawn:
    "country house, manor house, stately home, country estate, croquet lawn, lawn of a country house, lawn of a manor, lawn of a mansion, mansion lawn, lawn of the manor, front of a mansion, outside a mansion, grounds of a mansion, grounds of a country house, grounds of a manor, driveway of a mansion, mansion driveway, estate garden, english manor, chateau garden, palace lawn, villa lawn; croquet hoops",
  speakers_stage:
    "fashion show, fashion runway, catwalk, fashion show runway, conference stage, tech conference, stage of a conference, stage of a tech conference, conference hall, convention hall, convention centre, convention center, keynote stage, keynote, product launch, launch event, ted talk, ted stage, talk stage, tech event, award ceremony, awards ceremony, awards stage, stage of an awards show, political rally stage, party convention, talent show, talent show stage, stage of a talent show, eurovision stage, esports arena, esports stage, quiz stage; huge screen behind, blue screen behind, giant screen",
  club_stage:
    "jazz club, comedy club, stage of a comedy club, stage of a jazz club, club stage, stage of a club, small stage, stage of a bar, open mic night, open mic, cabaret, cabaret stage, stand up stage, blues club, blues bar, music club, rock club, punk club, stage of a pub, speakeasy stage, poetry slam, poetry club, rehearsal cellar, band rehearsal room; small stage, low stage",
  parlour:
    "parlour, parlor, victorian parlour, victorian parlor, victorian drawing room, victorian sitting room, victorian room, victorian lounge, victorian living room, edwardian parlour, edwardian drawing room, front parlour, front parlor, old fashioned parlour, seance room, seance, gentlemen club, gentleman club, smoking room, study of a victorian house, sherlock holmes room, boarding house parlour; gas brackets, gaslight, wing chair, antimacassars, faded wallpaper",
  polar_hut:
    "polar hut, polar research station common room, station common room, polar research hut, arctic hut, antarctic hut, research hut, expedition hut, hut at the pole, hut in antarctica, hut in the arctic, hut on the ice, ice station hut, polar station hut, polar cabin, weather station hut, hut on a glacier, hut of an expedition, hut at the south pole, hut at the north pole, arctic cabin, trapper hut, inside an arctic station, inside a polar station",
  under_bed:
    "under a bed, under the bed, beneath a bed, beneath the bed, under a child bed, under her bed, under his bed, underneath the bed, underneath a bed, space under a bed, dust under a bed, under a sofa, under the sofa, under a couch, under the couch, under a wardrobe, under a cupboard",
  big_things:
    "on a kitchen shelf, on a shelf, top of a shelf, shelf in a kitchen, pantry shelf, on a bookshelf, window sill of a toy, floor of a garden shed, floor of a shed, inside a drawer, in a drawer, kitchen drawer, inside a toy box, toy box, inside a cupboard, inside a matchbox, doll house, dollhouse, inside a doll house, among giant jars, among jars, among giant books, giant pencils, giant jars, world of giants, kitchen floor of a mouse, on a worktop, on a kitchen counter among",
  cell_block:
    "cell block, prison wing, prison corridor, corridor of a prison, corridor in a prison, prison landing, landing of a prison, wing of a prison, prison hall, jail corridor, death row, row of cells, block of cells, prison gallery, hallway of a prison, cells on both sides; cell doors, tiers of cells, two tiers",
  assembly_room:
    "school hall, school hall with a stage, school theatre, school assembly, assembly hall, assembly hall of a school, auction room, auction house, auction, sale room, registry office, register office, village hall, community hall, community centre, community center, parish hall, church hall, town hall meeting, meeting hall, support group, support group meeting, group room, group therapy, rehab group, aa meeting, civil wedding, wedding room, bingo hall, polling station, parents evening; rows of chairs, rostrum, auctioneer, folding chairs in rows",
  darkroom:
    "darkroom, photo darkroom, photographic darkroom, photographer darkroom; prints on a line, enlarger, developing trays",
  belly:
    "belly of a whale, inside a whale, inside the whale, belly of the whale, stomach of a whale, inside a great fish, belly of a fish, belly of a sea monster, whale stomach, whale belly, inside a monster, inside a giant, mouth of a whale, inside a whale belly; giant ribs",
  galley_deck:
    "galley, roman galley, slave galley, rowing deck, rowing deck of a galley, galley deck, trireme, rowers deck, galley below deck, oar deck, rowing deck of a longship; rows of oars, rowers",
  mill_works:
    "windmill interior, inside a windmill, inside of a windmill, inside the windmill, windmill inside, old mill, inside a mill, mill interior, grain mill, flour mill, watermill interior, inside a watermill, grist mill, miller house, mill loft; millstones, millstone, wooden gears",
  saw_mill:
    "sawmill, saw mill, timber mill, lumber mill, timber yard shed, lumber yard, lumberyard, timber yard, sawmill yard, yard of a sawmill; saw blade, big blade, circular saw",
  water_mill:
    "watermill, water mill, mill by a stream, mill on a river, mill by the river, old water mill, millpond, mill pond, mill wheel; water wheel, waterwheel",
  planetarium: "planetarium, planetarium dome, dome of a planetarium, star theatre, star theater; star projector",
  orchestra_pit:
    "orchestra pit, pit of the orchestra, pit of an orchestra, orchestra trench, theatre pit, opera pit; music stands",
  bobsleigh_run:
    "bobsleigh run, bobsleigh track, bobsled run, bobsled track, luge track, luge run, skeleton track, skeleton run, bob run, bob track, ice channel, ice canal",
  sea_terrace:
    "sea terrace, terrace above the sea, terrace over the sea, terrace overlooking the sea, terrace by the sea, seaside terrace, terrace with a view of the sea, terrace with a sea view, terrace above a lake, terrace above the lake, terrace overlooking the bay, clifftop terrace, cliff terrace, lakeside terrace",
  floating_market:
    "floating market, market on the water, market of boats, market boats, boat market, river market; boats piled with fruit, narrow boats piled",
  bus_stop:
    "bus stop, city bus stop, bus shelter, tram stop, bus stop shelter, night bus stop, school bus stop; timetable, waiting for the bus",
  honeycomb:
    "bee hive, beehive interior, inside a beehive, inside the beehive, inside a bee hive, inside of a beehive, honeycomb, bee colony, hive of bees, bees nest, queen bee chamber, wax cells; honeycombs, honey, wax",
  toadstool_house:
    "toadstool house, mushroom house, cottage under a toadstool, gnome house, elf house, fairy house, elf cottage, gnome cottage, fairy cottage, smurf village, gnome village, elf village, fairy village, mushroom village, mushroom cottage, toadstool cottage, house in a mushroom, house in a toadstool, village of gnomes, village of elves",
};
