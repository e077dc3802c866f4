// English words of further outside places. Before the semicolon what names the place, after it what is only found there.
import type { KindWords } from "../place-kinds.ts";

export const FURTHER_OUTSIDE: KindWords = {
  savanna:
    "savanna, savannah, serengeti, waterhole, water hole, botswana, bushveld, safari camp, masai mara, african plain, bush country; acacia, acacias, acacia trees",
  steppe: "steppe, mongolian steppe, pampas, tundra in summer, grass steppe, great plains",
  canyon:
    "canyon, dry riverbed, dry river bed, grand canyon, slot canyon, gulch, rocky gorge, wadi; canyon walls, red cliffs, red rocks",
  rice_terraces:
    "inca terrace, inca terraces, tea plantation, tea bushes, rows of tea bushes, tea fields, tea hills, tea garden, rice terraces, rice terrace, terraced rice fields, terraced fields, rice paddies, rice paddy, paddy field",
  vineyard: "vineyard, vineyards, rows of vines, wine estate; grapes",
  waterfall: "waterfall, waterfalls, pool under a waterfall, foot of a waterfall",
  fairy_forest:
    "fairy forest, enchanted forest, magic forest, magical forest, elven forest, fairy glade, enchanted wood, mushroom forest; glowing mushrooms, giant mushrooms",
  airfield:
    "airfield, airstrip, runway, tarmac, airport runway, aerodrome, air base, airbase, landing strip, apron of an airport; propeller plane, airliner",
  prison_yard:
    "gates of a prison, gates of the prison, prison gate, prison gates, prison yard, exercise yard, jail yard, prison camp, labour camp, camp of prisoners, gulag; watchtowers, guard tower, razor wire",
  container_port:
    "container port, container terminal, container yard, freight port, cargo port, docklands, container ship terminal, dockside street; shipping containers, containers, gantry crane",
  factory_yard:
    "gates of a factory, gates of a brick factory, gates of the factory, iron gates of a factory, factory gates, factory gate, factory yard, loading dock, loading bay, loading ramp, gravel yard, brick yard, goods yard, yard behind a factory, behind a factory, behind the factory, steelworks yard, mill yard, brickworks, factory gate, industrial estate, brewery yard, industrial yard, refinery; factory chimneys, smokestacks, chimney stacks",
  quarry:
    "quarry, marble blocks, blocks of marble, stonemason yard, stone quarry, marble quarry, open pit, open cast mine, gravel pit, opencast mine, diamond pit",
  mine_head:
    "pit head, pithead, mine head, entrance of a mine, entrance of a gold mine, mine entrance, colliery, colliery yard; winding tower, lift cage, headframe, spoil heap",
  scrapyard:
    "scrapyard, scrap yard, junkyard, junk yard, breaker yard, landfill, rubbish dump, garbage dump, wrecking yard; wrecked cars, rusted cars",
  building_site:
    "building site, under construction, construction site, half built house, unfinished building, scaffolding platform; scaffolding, bricklayers",
  petrol_station:
    "petrol station, gas station, filling station, service station, truck stop forecourt, forecourt; petrol pumps, gas pumps, fuel pumps",
  motorway:
    "motorway, freeway, highway traffic, autobahn, expressway, interstate, hard shoulder, busy highway, multi lane road",
  playground:
    "doors of a school, school doors, school gate, school gates, gates of a school, front of a school, steps of a school, school steps, doors of a red brick school, entrance of a school, playground, sandpit, sandbox, jungle gym, school playground, schoolyard, school yard, play area, children playground; swings, slide, climbing frame, seesaw",
  stands:
    "stadium terrace, terraces of a stadium, stands, grandstand, bleachers, stadium stands, football terrace, terrace of a stadium, stand of a stadium; fans, supporters, scarves",
  arena:
    "bullring, bull ring, sandy arena, gladiator arena, amphitheatre arena, colosseum arena, sand arena, rodeo arena, arena of sand, roman arena; gladiators, gladiator, matador, bull",
  temple_court:
    "samurai garden, garden of a samurai, chinese garden, temple courtyard, shrine courtyard, temple garden, shinto shrine, temple grounds, japanese temple, japanese garden, zen garden, gravel garden, stone garden, kyoto temple, rock garden, moss garden, garden of a temple, garden of a shrine, raked garden, shrine garden, buddhist courtyard, monastery courtyard, dojo garden, palace garden in kyoto, torii gate; torii, stone lanterns, raked gravel",
  forum:
    "colonnade, marble colonnade, peristyle, courthouse steps, steps of a courthouse, steps of the courthouse, outside the courthouse, front of the courthouse, steps of a parliament, steps of a museum, roman forum, egyptian temple, karnak, luxor, temple of the pharaoh, forum, acropolis, agora, temple steps, greek temple, roman temple, ancient temple square, temple of zeus, steps of a temple; marble columns, togas",
  western_town:
    "western town, main street of a frontier town, main street of a wooden frontier town, dusty street of a frontier town, western street, wild west street, wild west main street, wild west high street, frontier town, wild west town, dusty western street, main street of a western town, ghost town, mining town, old west street, frontier street, frontier main street, dusty frontier street; hitching rail, hitching post, swing doors, stagecoach",
  trench: "trench, trenches, dugout, communication trench, muddy trench, fire step; sandbags, duckboards",
  courtyard:
    "courtyard, tannery, caravanserai, inner courtyard, patio of a palace, riad, cloister garth, palace courtyard, cloister, monastery cloister, cloisters, convent courtyard, narrow courtyard, hacienda courtyard, inner yard",
  balcony:
    "lighthouse gallery, open gallery, fire lookout, gallery of a fire lookout, lookout tower, gallery of a lighthouse, gallery of the lighthouse, balcony of a lighthouse, balcony, iron balcony, hotel balcony, balconies, small balcony, apartment balcony; balcony railing",
  cafe_terrace:
    "cafe terrace, taverna terrace, taverna, hotel terrace, terrace of a taverna, terrace of a cafe, pavement cafe, sidewalk cafe, street cafe, cafe tables outside, outdoor cafe, restaurant terrace, terrace of a restaurant, beer garden, outdoor restaurant",
  market:
    "market, fruit stand, roadside stand, farm stand, fruit stall, vegetable stall, bookstall, second hand bookstall, newspaper stand, street market, bazaar, souk, night market, market street, crowded market, spice market, farmers market, food market, flea market, medieval market; stalls, market stalls, heaps of spices",
  canal:
    "canal street, gondola in venice, gondola ride, canal, venetian canal, grand canal, amsterdam canal, canal in venice, towpath, canal bank; gondola, gondolas, narrowboat",
  orchard:
    "orchard, apple orchard, cherry orchard, orange grove, lemon grove, olive grove, almond grove, peach orchard, fruit farm; fruit trees",
  airship_deck:
    "airship, airship deck, deck of an airship, deck of the airship, gondola of an airship, airship gondola, gondola of a zeppelin, zeppelin gondola, zeppelin, zeppelin cabin, airship cabin, flying ship, sky ship, skyship, deck of a flying ship, dirigible, bridge of an airship, airship bridge, on board an airship; propellers, ropes of the balloon",
  battlements:
    "castle wall, castle walls, frontier wall, stone frontier wall, roman wall, hadrian wall, hadrian s wall, battlements, battlement, city walls, city wall, rampart, ramparts, watchtower, wall walk, walls of a castle, walls of the castle, walls of a fortress, wall of a fortress, top of a castle wall, castle tower, top of a tower, tower of a castle, great wall of china, top of the wall, top of the tower; merlons, crenels",
  ski_slope:
    "ski slope, chairlift, chair lift, ski lift, ski resort, piste, ski run, ski pistes, ski jump, ski hill, snowy slope, snow slope, snowy slopes, nursery slope, half pipe in the snow, snowboard park, toboggan run, sledging hill, ski race, slalom course, snowboard slope, bottom of a ski slope, top of a ski slope, ski station; skiers, snowboarders, slalom gates",
  frozen_lake:
    "frozen lake, frozen pond, frozen river, frozen reservoir, frozen loch, ice of a lake, ice on a lake, lake ice, ice fishing, frozen bay, frozen sea, ice sheet of a lake; ice hole, hole in the ice, fishing hole",
  airlock:
    "airlock, air lock, airlock of a spaceship, airlock chamber, pressure chamber, decompression chamber; space suits on hooks, inner hatch, outer hatch",
};
