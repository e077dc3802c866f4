// Props that a deed makes of others, and small things of dressing tables and kitchens that are only seen in hands.
import type { Prop } from "./prop.ts";

export const CHANGED_PROPS = {
  paperball: ["paper_ball crumpled_paper ball_paper", 0.06, "flat", "ivory"],
  foldedsheet: ["folded_paper folded_letter folded_note", 0.1, "flat sheet", "ivory"],
  openbook: ["open_book", 0.14, "two"],
  openbox: ["open_box", 0.26, "two", "oak"],
  opencase: ["open_suitcase open_case", 0.34, "two", "leather"],
  openpot: ["open_pot", 0.12, "down", "steel"],
  openletter: ["open_envelope", 0.11, "flat", "cream"],
  ringbox: ["ring_box jewel_box velvet_box", 0.06, "flat", "burgundy"],
  openringbox: ["open_ring_box", 0.09, "flat", "burgundy"],
  eggshell: ["egg_shell eggshell", 0.05, "flat", "ivory"],
  chopsticks: ["chopsticks chopstick", 0.12, "up long", "brick"],
  coat: ["coat jacket overcoat raincoat trenchcoat anorak parka blazer cape", 0.5, "down", "charcoal"],
  clothesiron: ["iron flatiron clothes_iron", 0.1, "flat", "steel"],
  corkscrew: ["corkscrew bottle_opener", 0.08, "up", "steel"],
  perfume: ["perfume perfume_bottle scent cologne", 0.09, "flat", "lilac"],
  bubblewand: ["bubbles soap_bubbles soap_bubble bubble_wand", 0.12, "up", "rose"],
  knitting: ["knitting knitting_needles", 0.14, "flat", "red"],
  razor: ["razor shaver", 0.09, "up", "steel"],
  handset: ["handset", 0.1, "flat", "charcoal"],
  scales: ["scales balance_scales weighing_scales balance", 0.2, "flat", "brass"],
  barbell: ["barbell dumbbell barbells weights weight", 0.16, "two", "charcoal"],
  shards: ["shards", 0.08, "flat"],
  salt: ["salt pepper salt_shaker pepper_mill shaker", 0.08, "flat", "steel"],
  tissue: ["tissue handkerchief hanky", 0.1, "flat", "white"],
} as const satisfies Readonly<Record<string, Prop>>;
