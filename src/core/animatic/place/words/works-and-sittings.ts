// English words of works, workrooms, sittings, towers and older dwellings. Before the semicolon what names the place, after it what is only found there.
import type { KindWords } from "../place-kinds.ts";

export const WORKS_AND_SITTINGS: KindWords = {
  foundry:
    "foundry, glassworks, glass blowing studio, glassblowing studio, glass works, glassblower workshop, glass workshop, glass furnace, steel mill, steelworks, steel works, iron works, ironworks, smelter, blast furnace, steel plant, rolling mill, bell foundry, iron foundry, aluminium plant, glassworks, glass works; molten metal, molten steel, molten iron, molten glass, ladle of steel, crucible",
  assembly_line:
    "car factory, assembly line, automobile factory, car plant, car assembly plant, assembly hall, robot factory, production line of cars, body shop of a car factory, auto plant, electronics factory, car factory hall, car works; welding robots, robot arms, robotic arms, car bodies, conveyor belt",
  brewery:
    "brewery, distillery, brewhouse, whisky distillery, microbrewery, still house, gin distillery, rum distillery; copper kettles, copper stills, pot still, copper vats, stills",
  print_works:
    "printing press, print shop, printing house, printing works, print works, printing plant, printing hall, press hall of a newspaper, newspaper press, printer workshop, printing room; rolls of paper, running presses, presses, stacks of newspapers",
  sewing_room:
    "sweatshop, garment factory, sewing room, sewing workshop, clothing factory, textile workshop, dressmaker workshop, costume workshop, tailor workshop, seamstress workroom, sewing factory, shirt factory, fashion atelier, couture atelier, cutting room, costume department, workroom of a fashion house; sewing machines, sewing machine, dress forms, dress form, dressmaker dummy, tailor dummies, bolts of fabric",
  art_studio:
    "painter studio, artist studio, art studio, artist loft, painter atelier, painting studio, atelier, studio of a painter, studio of an artist, studio of a sculptor, sculptor studio, sculptor workshop, sculpture studio, art class, art room, life drawing class, painter workshop; easel, easels, canvases, marble blocks, palette, paint tubes, unfinished paintings",
  pottery:
    "pottery, potter workshop, pottery workshop, pottery studio, ceramics studio, ceramic workshop, potter studio, ceramics workshop; potter wheel, kiln, rows of pots, glazed bowls",
  meeting_room:
    "jury room, chess club, book club, youth club, teachers room, staff room, staffroom, common room, meeting room, conference room, boardroom, board room, deliberation room, negotiating room, committee room, seminar table, staff room, briefing table, union meeting room, war council room; long conference table, conference table, flip chart, meeting table",
  lecture_hall:
    "lecture hall, lecture theatre, lecture room, university auditorium, auditorium of a university, anatomy theatre, university lecture hall, college auditorium; tiers of benches, rows of benches rising, tiered benches, tiered seats",
  parliament:
    "parliament, parliament chamber, house of commons, house of lords, senate chamber, council chamber, assembly chamber, national assembly, plenary hall, congress, chamber of parliament, bundestag, capitol chamber, un assembly, general assembly, debating chamber, galactic senate; members of parliament, senators, speaker chair",
  oval_office:
    "oval office, president office, office of the president, presidential office, white house office, prime minister office, presidential study",
  belfry:
    "belfry, bell tower, bell loft, bell chamber, campanile, bell room, church tower room, carillon, bell above, bells above, bell overhead, bells overhead; great bells, great bell, church bell, bell ropes, bell rope, bronze bells",
  clock_tower:
    "inside of a clock, inside of the clock, clock tower, clocktower, clock room, behind the clock face, behind a clock face, inside a clock, inside the clock, clockwork room, clock works, inside big ben, clock loft; giant gears, great gears, huge cogs, cogs, cogwheels, gears",
  basement:
    "basement, basement room, basement laundry, basement of a house, basement of an apartment block, laundry basement, cellar of a house, boiler basement, storm cellar, furnace room; water heater, fuse box, boiler",
  home_garage:
    "suburban garage, family garage, home garage, garage of a house, garage of a suburban house, garage of the house, garage of a family house, his father garage, her father garage, double garage, parents garage, garage band room, garage workshop, garage at home; garage door, old bicycles, workbench",
  burrow:
    "tree hollow, hollow tree, hollow of a tree, hollow of an oak, hollow oak, inside a tree, inside an acorn, burrow, hobbit hole, rabbit burrow, badger burrow, fox den, mole burrow, house under a hill, house in a hill, underground house of a hobbit, warren, mouse hole, badger sett, hobbit house, rabbit hole, badger den, burrow under tree roots, mole home, home of a mole; round door, round green door",
  monk_cell:
    "monk cell, monastery cell, nun cell, convent cell, cell of a monk, cell of a nun, cell in a monastery, cell of a monastery, cell in a convent, hermit cell, hermitage, monastic cell; straw bed, straw mattress",
  longhouse:
    "longhouse, viking longhouse, viking hall, mead hall, great hall of the vikings, norse hall, longhouse of a viking, chieftain hall, chieftain house, viking house, jarl hall, iron age house; round shields, drinking horns, fire pit in the floor",
  sheriff_office:
    "sheriff office, office of the sheriff, marshal office, western jail, frontier jail, jailhouse, town jail, sheriff station; wanted posters, gun rack, cell bars",
  stone_passage:
    "castle corridor, corridor of a castle, corridor in a castle, stone corridor, stone passage, vaulted corridor, vaulted passage, convent corridor, monastery corridor, corridor of a monastery, corridor of a convent, secret passage, castle passage, passage of a castle, torchlit corridor, dungeon corridor, corridor of a dungeon, stone hallway, temple corridor, corridor of a wizard school, gothic corridor, gothic hallway, medieval corridor, undercroft, passage under the castle",
  pharaoh_tomb:
    "pharaoh tomb, tomb of a pharaoh, tomb of the pharaoh, egyptian tomb, pyramid chamber, pyramid inner chamber, chamber of a pyramid, chamber inside a pyramid, chamber in a pyramid, inside a pyramid, inside the pyramid, burial chamber of a pharaoh, burial chamber of a pyramid, inner chamber of a pyramid, valley of the kings tomb, tomb in the valley of the kings, egyptian burial chamber, tomb of tutankhamun; hieroglyphs, hieroglyphics, golden coffin, canopic jars",
  yurt: "yurt, ger, inside a yurt, inside of a yurt, mongolian tent, felt tent, nomad tent, khan tent, tent of the khan; painted posts, painted poles, lattice walls",
};
