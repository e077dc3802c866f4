// What a place sounds like when nothing happens: layers of effects with their levels, whether it is inside, and how far its walls are.
import type { EffectName } from "./effects.ts";

export type RoomSize = "outside" | "small" | "medium" | "large";

/** Mean level, dB below full scale. */
export type ToneLayer = readonly [effect: EffectName, level: number];

export interface RoomTone {
  readonly name: string;
  /** Words of a place that mean it, as a pattern. */
  readonly words: string;
  readonly size: RoomSize;
  readonly layers: readonly ToneLayer[];
  /** Laid over by day and by night, where nature is heard. */
  readonly day: readonly ToneLayer[];
  readonly night: readonly ToneLayer[];
}

/** Name; size; layers with their levels; those of the day; those of the night; words of a place. */
const TABLE = `
underwater; large; underwater -34, bubbles -44; -; -; underwater|reef|seabed|sea floor|deep sea|ocean floor|coral|submerged
spaceship; medium; drone -37, ventilation -43, beeps -52; -; -; spaceship|starship|space station|airlock|space bridge|bridge of (?:the|a) (?:star|space)\\w*|escape pod
space; large; drone -42; -; -; orbit|outer space|deep space|asteroid|vacuum
planet; outside; wind -40, drone -46; -; -; planet|moon surface|mars|alien world|crater
cockpit; small; plane -36, beeps -52; -; -; cockpit|plane cabin|aeroplane|airplane|jet
train; small; train -35; -; -; train|railway carriage|compartment|tram|subway car|dining car
station; large; crowd -42, ventilation -44; -; -; station|platform|airport|terminal|concourse
car; small; engine -40, air -44; -; -; inside (?:a|the) car|car interior|back seat|front seat|taxi|in (?:a|the) car|car
ship; small; engine -44, lapping -44; -; -; ship'?s? bridge|wheelhouse|ferry|below deck|hold|ship|boat|yacht|submarine|gallery of a ship
harbour; outside; lapping -38, wind -46; gulls -46; -; harbour|harbor|pier|quay|jetty|dock|docks|marina|wharf|port
sea; outside; sea -36, wind -46; gulls -48; -; beach|shore|coast|cliffs?|sea|ocean|island|lighthouse|bay|dunes
battlefield; outside; wind -42, drone -44; -; -; battlefield|trench|trenches|front line|no man'?s land|siege
swamp; outside; frogs -42, insects -46; -; crickets -44; swamp|marsh|bog|bayou|wetland|mangroves?
jungle; outside; leaves -44, insects -44; birds -40; crickets -40, frogs -46; jungle|rainforest|tropical
river; outside; stream -37; birds -48; crickets -46; river|stream|brook|waterfall|creek|mill|lake shore|fountain
snow; outside; wind -42; -; -; snow|snowy|glacier|ice|tundra|arctic|frozen
mountain; outside; wind -38; -; -; mountain|mountains|summit|peak|ridge|pass|cliff top|hilltop|moor
desert; outside; wind -40; -; crickets -52; desert|dune|canyon|wasteland|steppe|badlands|salt flat
cave; large; air -44, drip -42; -; -; cave|cavern|grotto|mine|tunnel|catacombs?|crypt|sewer
cellar; medium; air -45, drip -48; -; -; cellar|basement|dungeon|vault|boiler room|prison|cell
forest; outside; leaves -42; birds -42; crickets -46; forest|woods?|woodland|grove|pines|trees|glade|clearing
church; large; air -44; -; -; church|cathedral|chapel|temple|mosque|monastery|abbey|throne room|palace|great hall|castle hall|museum
theatre; large; air -45, crowd -48; -; -; theatre|theater|concert hall|auditorium|stage|opera|cinema|arena|stadium
bar; medium; crowd -40, clink -52; -; -; bar|pub|tavern|inn|restaurant|cafe|café|diner|canteen|casino|nightclub|club|party
market; outside; crowd -40; -; -; market|bazaar|fair|festival|shop|mall|supermarket
hospital; medium; ventilation -44, beeps -48; -; -; hospital|ward|clinic|operating|intensive care|sickroom|infirmary
lab; medium; ventilation -41, hum -46; -; -; lab|laboratory|server room|control room|observatory|data centre|data center
workshop; large; hum -43, ventilation -44; -; -; workshop|garage|factory|forge|smithy|foundry|engine room|warehouse|hangar
office; medium; ventilation -43, hum -50; -; -; office|newsroom|boardroom|meeting room|studio|call centre|cubicles?
classroom; medium; air -45, ventilation -50; -; -; classroom|school|gym|gymnasium|lecture hall|courtroom|library
corridor; medium; air -45, hum -48; -; -; corridor|hallway|stairwell|staircase|elevator|lift|lobby|hall
kitchen; small; air -48, hum -46; -; -; kitchen|bakery|laundry|pantry
bathroom; small; air -48, drip -50; -; -; bathroom|shower|toilet|washroom
attic; small; air -46, wind -52; -; -; attic|loft|barn|shed|cabin|hut|treehouse|log house
room; small; air -46; -; -; bedroom|living room|sitting room|parlour|parlor|apartment|flat|house|hotel|study|room|nursery|kitchen table|home|interior|indoors|inside
rooftop; outside; wind -42, traffic -46; -; -; rooftop|roof|balcony|terrace|tower|skyline
street; outside; traffic -39; -; -; street|avenue|boulevard|alley|square|plaza|crossroads|crossing|city|downtown|bus stop|car park|parking|bridge
road; outside; traffic -42, wind -46; -; crickets -48; road|highway|motorway|petrol station|gas station
village; outside; leaves -46; birds -44; crickets -46; village|suburb|farm|yard|courtyard|playground|cemetery|graveyard
field; outside; leaves -44; birds -44; crickets -44; field|meadow|garden|park|orchard|vineyard|hill|hills|lawn|prairie|savanna|savannah|valley|ruins|camp|camping
`;

export const ROOM_TONES: readonly RoomTone[] = TABLE.trim().split("\n").map(readTone);

/** Of a place whose words say nothing: hardly anything, so that nothing wrong is heard. */
export const QUIET: RoomTone = readTone("quiet; small; air -48; -; -; ");

function readTone(row: string): RoomTone {
  const [name = "", size = "", layers = "", day = "", night = "", words = ""] = row.split("; ");
  return {
    ...{ name, words, size: size as RoomSize },
    ...{ layers: readLayers(layers), day: readLayers(day), night: readLayers(night) },
  };
}

function readLayers(text: string): readonly ToneLayer[] {
  return [...text.matchAll(/([a-z ]+) (-\d+)/g)].map(([, effect = "", level]): ToneLayer => [
    effect.trim() as EffectName,
    Number(level),
  ]);
}
