// English words of rooms of care and play, and of far wild places. Before the semicolon what names the place, after it what is only found there.
import type { KindWords } from "../place-kinds.ts";

export const CARE_AND_WILD: KindWords = {
  field_hospital:
    "field hospital, army hospital, military hospital tent, hospital tent, tent hospital, medical tent, dressing station, casualty clearing station, mash unit, war hospital, lazaret, first aid tent; rows of cots, wounded soldiers, stretcher bearers",
  kindergarten:
    "kindergarten, playschool, day nursery, creche, preschool, nursery school, infant school, day care, daycare, montessori; small chairs, tiny chairs, finger paintings, building blocks",
  karaoke_room: "karaoke room, karaoke bar, karaoke booth, karaoke, karaoke club, karaoke box",
  padded_cell: "padded cell, padded room, rubber cell, asylum cell, cell of an asylum; padded walls",
  kennels:
    "dog shelter, animal shelter, kennel, kennels, dog kennels, dog pound, pound, cattery, animal rescue, rows of kennels, dog pens",
  lava_field:
    "lava field, lava fields, lava flow, stream of lava, lava stream, glowing lava, orange lava, red lava, molten lava, bubbling lava, flowing lava, lava bubbling, volcanic field, lava plain, river of lava, lava river, lava lake, volcanic wasteland, hell, underworld of fire, hellscape, volcano planet, lava planet, fire planet, edge of a lava flow, volcanic slope, slope of a volcano, side of a volcano; glowing cracks, rivers of lava, molten rock",
  jungle_temple:
    "jungle temple, ruined temple in the jungle, temple ruins in the jungle, temple in the jungle, temple in a jungle, mayan temple, maya temple, aztec temple, aztec pyramid, mayan pyramid, inca temple, overgrown temple, stepped pyramid, angkor, angkor wat, lost temple, temple in the rainforest, temple of the maya, ruins in the jungle, jungle ruins, mayan ruins, mayan city, aztec city, incan temple, temple ruins in the jungle; stone faces, stone heads, stone serpents",
};
