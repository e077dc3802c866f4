// The shape of a table of words for kinds of place, and words whose sense hangs on their neighbours. Another language brings tables of its own.
import type { KindWords, PlaceKind } from "../place-kinds.ts";
import { INSIDE } from "./inside.ts";
import { OUTSIDE } from "./outside.ts";

/** A word that names one kind or another by what else the text speaks of; the first that fits counts. */
export interface Sense {
  readonly kind: PlaceKind | "none";
  readonly near: string;
}

export const KIND_WORDS: readonly KindWords[] = [INSIDE, OUTSIDE];

export const SENSES: Readonly<Record<string, readonly Sense[]>> = {
  bridge: [
    {
      kind: "spaceship",
      near: "starship spaceship spacecraft space viewport warp orbit alien galaxy asteroid nebula stars console hologram planet",
    },
    {
      kind: "ship_bridge",
      near: "captain helm helmsman vessel ship trawler freighter wheelhouse radar submarine tanker",
    },
  ],
  station: [
    { kind: "spaceship", near: "orbit orbital space airlock astronaut module" },
    { kind: "office", near: "police detective sergeant" },
    { kind: "workshop", near: "fire firefighter firemen" },
  ],
  platform: [
    { kind: "harbour", near: "sea ocean pier oil" },
    { kind: "theatre", near: "speaker stage" },
    { kind: "station", near: "subway metro underground tube" },
  ],
  moonbase: [{ kind: "planet", near: "surface crater dust outside" }],
  office: [
    {
      kind: "office_tower",
      near: "skyscraper tower 20th 25th 30th 31st 32nd 35th 38th 40th 42nd 45th 50th 60th 70th 80th penthouse",
    },
  ],
  forest: [
    { kind: "pine_forest", near: "pine pines fir firs spruce conifer needles taiga" },
    { kind: "jungle", near: "tropical lianas vines parrots monkeys" },
  ],
  deck: [
    { kind: "spaceship", near: "starship spaceship spacecraft space hull airlock" },
    { kind: "suburb", near: "house garden barbecue backyard" },
    { kind: "none", near: "cards card tape" },
    { kind: "ship_deck", near: "ship boat ferry sea ocean sail mast captain crew waves sailor steamer harbour" },
  ],
  cabin: [
    { kind: "cockpit", near: "plane aircraft airliner flight passengers stewardess airplane" },
    { kind: "ship_bridge", near: "ship boat captain vessel porthole yacht" },
  ],
  bank: [
    { kind: "river", near: "river stream water reeds grassy brook canoe" },
    { kind: "hall", near: "money robbery vault teller cash counter gold marble" },
  ],
  bar: [{ kind: "none", near: "chocolate soap steel iron gold" }],
  club: [
    { kind: "park", near: "golf tennis" },
    { kind: "none", near: "wooden caveman" },
  ],
  court: [
    { kind: "park", near: "tennis basketball" },
    { kind: "castle_hall", near: "king queen royal throne" },
    { kind: "courtroom", near: "judge jury trial lawyer witness defendant law gavel" },
  ],
  courts: [{ kind: "park", near: "tennis basketball" }],
  plant: [
    { kind: "factory", near: "power steel chemical nuclear bottling machines" },
    { kind: "none", near: "" },
  ],
  cell: [
    { kind: "none", near: "blood phone battery" },
    { kind: "church", near: "monk nun monastery" },
  ],
  pass: [
    { kind: "mountain", near: "mountain snow ridge alps high rock" },
    { kind: "none", near: "" },
  ],
  space: [{ kind: "none", near: "parking storage empty white living work office" }],
  stage: [{ kind: "none", near: "coach stagecoach early" }],
  carriage: [{ kind: "road", near: "horse horses coach coachman" }],
  school: [{ kind: "reef", near: "fish fishes" }],
  trench: [
    { kind: "none", near: "coat" },
    { kind: "deep_sea", near: "ocean sea abyss submarine" },
  ],
  track: [{ kind: "platform", near: "train railway rails" }],
  tracks: [
    { kind: "platform", near: "train railway rails station" },
    { kind: "none", near: "" },
  ],
  studio: [
    { kind: "theatre", near: "tv television talk show film camera" },
    { kind: "workshop", near: "painter artist easel paint sculptor" },
  ],
  mine: [{ kind: "none", near: "friend your not" }],
  loft: [
    { kind: "living_room", near: "apartment brick" },
    { kind: "workshop", near: "hay barn" },
  ],
  class: [{ kind: "none", near: "first business second upper" }],
  home: [{ kind: "none", near: "way going goes come" }],
  ship: [{ kind: "spaceship", near: "starship spaceship alien space galaxy warp asteroid hyperdrive" }],
  wood: [{ kind: "none", near: "panel panelled paneled floor dark table oak polished walls chopping carved desk" }],
  plain: [{ kind: "none", near: "white wall walls room table simple" }],
  plane: [{ kind: "road", near: "runway tarmac airfield" }],
  square: [{ kind: "none", near: "metre meter feet table jaw room window" }],
  forum: [{ kind: "ruins", near: "roman ancient ruined" }],
  temple: [{ kind: "ruins", near: "ruined ancient broken jungle overgrown greek" }],
  garden: [{ kind: "restaurant", near: "beer waiter" }],
  market: [{ kind: "hall", near: "stock" }],
  hall: [{ kind: "corridor", near: "narrow doors school" }],
  terrace: [{ kind: "garden", near: "garden vines villa country" }],
  bay: [
    { kind: "hospital", near: "sick medical" },
    { kind: "spaceship", near: "cargo docking starship shuttle" },
  ],
  city: [
    { kind: "battlefield", near: "bombed burning besieged shelled rubble war apocalyptic" },
    { kind: "ruins", near: "lost ancient ruined abandoned" },
    { kind: "reef", near: "underwater sunken" },
  ],
  village: [{ kind: "battlefield", near: "burning shelled bombed" }],
  ice: [{ kind: "none", near: "cream cube cubes whisky" }],
};
