// Props of the own body and the bathroom: what is held to a hurt, plucked, shaved and combed with, rubbed in or worn in an ear; small things of a kitchen.
import type { Prop } from "./prop.ts";

export const BODY_PROPS = {
  tweezers: ["tweezers tweezer", 0.1, "up", "steel"],
  icepack: [
    "ice_pack icepack ice_bag bag_ice bag_peas cold_pack cold_compress compress frozen_peas",
    0.09,
    "flat",
    "azure",
  ],
  stickingplaster: ["sticking_plaster band_aid bandaid plaster plasters", 0.06, "flat", "sand"],
  cottonwool: ["cotton_wool cotton_ball cotton_pad wad_cotton cotton_balls cotton_pads cotton", 0.07, "flat", "white"],
  creamtube: [
    "sun_cream suncream sunscreen face_cream hand_cream cold_cream shaving_cream lotion ointment salve tube_cream tube_ointment tube_toothpaste toothpaste",
    0.11,
    "flat",
    "ivory",
  ],
  potlid: ["steel_lid glass_lid pan_lid pot_lid saucepan_lid", 0.1, "flat", "steel"],
  clothespeg: ["clothes_peg clothes_pegs clothespin clothespins", 0.07, "up", "oak"],
  peeler: ["peeler potato_peeler vegetable_peeler", 0.13, "up", "steel"],
  hearingaid: ["hearing_aid earplug earplugs ear_plug ear_plugs earbud earbuds", 0.05, "flat", "sand"],
  earring: ["earring earrings", 0.07, "down", "gold"],
  clippers: ["clippers hair_clippers trimmer electric_shaver electric_razor", 0.14, "up", "charcoal"],
  hairbrush: ["hairbrush hair_brush", 0.14, "up", "oak"],
} as const satisfies Readonly<Record<string, Prop>>;
