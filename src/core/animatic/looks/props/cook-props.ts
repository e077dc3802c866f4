// Props of butchers, bakers and cooks: what they cut, knead, roast and pour with.
import type { Prop } from "./prop.ts";

export const COOK_PROPS = {
  cleaver: ["cleaver meat_cleaver butcher_knife chopper_knife", 0.19, "up long", "steel"],
  choppingboard: ["chopping_board cutting_board bread_board cheese_board", 0.2, "flat", "oak"],
  bakerspeel: ["peel baker_peel bread_peel oven_peel pizza_peel pizza_shovel", 0.95, "up two long", "oak"],
  beermug: ["beer_mug tankard mug_beer pint_beer pint stein beer_glass glass_beer", 0.1, "flat", "glass"],
  ribs: ["ribs rack_ribs spare_ribs rib_rack", 0.14, "flat", "brick"],
  pizzadough: ["pizza_dough pizza_base", 0.1, "flat", "cream"],
  milkchurn: ["milk_churn milk_can churn", 0.4, "down", "steel"],
  mortar: ["mortar pestle", 0.14, "two", "slate"],
  grater: ["grater cheese_grater", 0.14, "up", "steel"],
  coffeemachine: ["coffee_machine coffee_maker espresso_machine", 0.24, "fixed", "steel"],
  blender: ["blender food_processor food_mixer", 0.24, "flat", "teal"],
  microwave: ["microwave microwave_oven", 0.2, "fixed", "white"],
  gasburner: ["gas_burner camping_stove camp_stove hot_plate", 0.16, "fixed", "charcoal"],
  barbecue: ["barbecue charcoal_grill", 0.5, "fixed", "charcoal"],
  basin: ["basin washbasin washtub wash_tub", 0.14, "two", "steel"],
  skewer: ["skewer kebab_skewer shish_kebab spit", 0.16, "up long", "brown"],
  platestack: ["plates dishes stack_plates pile_plates stack_dishes pile_dishes crockery", 0.16, "two", "white"],
  pretzel: ["pretzel", 0.1, "flat", "camel"],
} as const satisfies Readonly<Record<string, Prop>>;
