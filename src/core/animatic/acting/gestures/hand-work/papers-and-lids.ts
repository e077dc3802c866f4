// Gestures in which the thing in the hands changes: paper is crumpled, a box is opened, a phone hung up, dough kneaded.
import { at, fist, type GestureDesign } from "../gesture.ts";

export const PAPERS_AND_LIDS = {
  crumple: {
    keys: [
      { near: at("front", 0.9, 0.3, ["out", 0.3]), far: at("front", 1.5, 0.3), nod: 12 },
      { near: at("front", 1.1, 0.35, ["out", 0.3]), far: at("front", 1.35, 0.35), nod: 14, as: "paperball" },
      { near: fist(at("front", 1.15, 0.2, ["out", 0.3])), far: at("front", 1.3, 0.55), nod: 8, as: "paperball" },
    ],
    tool: "paper",
    grip: 0.5,
  },
  unfold: {
    keys: [
      { near: at("front", 1, 0.5, ["out", 0.3]), far: at("front", 1.2, 0.5), nod: 14, as: "foldedsheet" },
      { near: at("front", 0.55, 0.35, ["out", 0.3]), far: at("front", 1.75, 0.35), nod: 12, as: "open" },
      { near: at("front", 0.5, 0.3, ["out", 0.3]), far: at("front", 1.8, 0.3), nod: 14, as: "open" },
    ],
    tool: "paper",
    grip: 0.3,
  },
  fold_away: {
    keys: [
      { near: at("front", 0.75, 0.35, ["out", 0.3]), far: at("front", 1.5, 0.35), nod: 12 },
      { near: at("front", 1, 0.45, ["out", 0.3]), far: at("front", 1.25, 0.45), nod: 14, as: "foldedsheet" },
      { near: at("front", 1.05, 0.5, ["out", 0.3]), far: at("front", 1.2, 0.4), nod: 14, as: "foldedsheet" },
    ],
    tool: "paper",
    grip: 0.3,
  },
  roll_up: {
    keys: [
      { near: at("front", 0.6, 0.35, ["out", 0.3]), far: at("front", 1.6, 0.35), nod: 12 },
      { near: at("front", 0.85, 0.45, ["out", 0.3]), far: at("front", 1.35, 0.45), nod: 14, as: "scroll" },
      { near: at("front", 0.95, 0.4, ["out", 0.3]), far: at("front", 1.3, 0.4), nod: 12, as: "scroll" },
    ],
    tool: "map",
    grip: 0.3,
  },
  pin_up: {
    keys: [
      { near: at("front", 1.05, -0.05, ["out", 0.3]), far: at("front", 1.3, 0.15), nod: 0, tilt: 0 },
      { near: at("front", 1.35, -0.5, ["out", 0.3]), far: at("front", 1.6, -0.95), nod: -12, bow: 6, tilt: 0 },
      { near: at("front", 1.35, -0.5, ["out", 0.3]), far: fist(at("front", 1.55, -0.75)), nod: -12, bow: 4, tilt: 0 },
    ],
    tool: "paper",
    grip: 0.2,
    isAside: true,
  },
  take_from_wall: {
    keys: [
      { near: at("front", 1.4, -0.6, ["out", 0.3]), far: at("front", 1.7, -0.95), nod: -12, bow: 6, tilt: 0 },
      { near: at("front", 1.2, -0.1, ["out", 0.3]), far: at("front", 1.5, -0.1), nod: 4, tilt: 0 },
      { near: at("front", 1, 0.15, ["out", 0.3]), far: at("front", 1.3, 0.2), nod: 10, tilt: 0 },
    ],
    tool: "paper",
    grip: 0.2,
    isAside: true,
  },
  turn_pages: {
    keys: [
      { far: at("front", 1.1, 0.45), near: at("front", 1.75, 0.1, ["down", 0.4]), nod: 18, as: "open" },
      { far: at("front", 1.1, 0.45), near: at("front", 1.3, -0.3, ["down", 0.4]), nod: 18, as: "open" },
      { far: at("front", 1.1, 0.45), near: at("front", 0.7, 0.1, ["down", 0.4]), nod: 20, as: "open" },
    ],
    rate: 1.8,
    tool: "book",
    isAside: true,
    holder: -1,
    grip: 0.2,
  },
  open_can: {
    keys: [
      { far: at("front", 1.1, 0.3), near: at("front", 1.05, -0.3, ["out", 0.3]), nod: 14, bow: 4, tilt: 0 },
      {
        ...{ far: at("front", 1.1, 0.25), near: at("front", 0.75, -0.45, ["out", 0.3]), nod: 8, bow: 0, tilt: 0 },
        ...{ effect: "froth" },
      },
      {
        ...{ far: at("front", 1.15, 0.2), near: at("front", 0.6, -0.1, ["out", 0.3]), nod: 8, bow: -2, tilt: 0 },
        ...{ effect: "froth" },
      },
    ],
    tool: "can",
    holder: -1,
    grip: 0.3,
  },
  open_lid: {
    keys: [
      { far: at("table", 1.5, -0.2), near: at("table", 1.15, -0.9, ["out", 0.3]), nod: 14, bow: 4, tilt: 0 },
      {
        far: at("table", 1.5, -0.2),
        near: at("table", 0.95, -1.45, ["out", 0.3]),
        nod: 18,
        bow: 8,
        tilt: 0,
        as: "open",
      },
      {
        far: at("table", 1.5, -0.2),
        near: at("table", 0.95, -1.35, ["out", 0.3]),
        nod: 22,
        bow: 10,
        tilt: 0,
        as: "open",
      },
    ],
    tool: "box",
    holder: -1,
    grip: 0.3,
  },
  close_lid: {
    keys: [
      {
        far: at("table", 1.5, -0.2),
        near: at("table", 0.95, -1.4, ["out", 0.3]),
        nod: 18,
        bow: 4,
        tilt: 0,
        as: "open",
      },
      { far: at("table", 1.5, -0.2), near: at("table", 1.2, -0.95, ["out", 0.3]), nod: 14, bow: 4, tilt: 0 },
      { far: at("table", 1.5, -0.2), near: at("table", 1.25, -0.85, ["out", 0.3]), nod: 10, bow: 2, tilt: 0 },
    ],
    tool: "box",
    holder: -1,
    grip: 0.3,
  },
  open_book: {
    keys: [
      { near: at("front", 1, 0.5, ["down", 0.3]), far: at("front", 1.3, 0.45), nod: 14 },
      { near: at("front", 0.85, 0.5, ["down", 0.3]), far: at("front", 1.6, 0.5), nod: 18, as: "open" },
      { near: at("front", 0.85, 0.5, ["down", 0.3]), far: at("front", 1.5, 0.45), nod: 20, as: "open" },
    ],
    tool: "book",
    grip: 0.2,
  },
  close_book: {
    keys: [
      { near: at("front", 0.85, 0.5, ["down", 0.3]), far: at("front", 1.55, 0.5), nod: 18, as: "open" },
      { near: at("front", 1, 0.55, ["down", 0.3]), far: at("front", 1.2, 0.45), nod: 8 },
      { near: at("front", 1, 0.6, ["down", 0.3]), far: at("front", 1.2, 0.5), nod: 2 },
    ],
    tool: "book",
    grip: 0.2,
  },
  screw_lid: {
    keys: [
      { far: at("table", 1.4, -0.4), near: at("table", 1.1, -1.15, ["out", 0.3]), nod: 14, bow: 6, tilt: 0 },
      { far: at("table", 1.4, -0.4), near: at("table", 1.45, -1.15, ["out", 0.3]), nod: 14, bow: 6, tilt: 10 },
    ],
    rate: 3,
    tool: "jar",
    holder: -1,
    grip: 0.3,
  },
  count: {
    keys: [
      { near: at("table", 0.8, -0.9, ["down", 0.3]), far: at("table", 1, -0.95), nod: 18, bow: 4 },
      { near: at("table", 0.8, -0.9, ["down", 0.3]), far: at("table", 1.7, -0.2), nod: 18, bow: 6 },
    ],
    rate: 2.4,
    tool: "money",
    grip: 0.4,
  },
  rest_on: {
    keys: [
      { far: at("table", 1.75, -0.22), bow: 8, nod: 2 },
      { far: at("table", 1.75, -0.22), bow: 6, nod: -3 },
    ],
    rate: 0.5,
  },
  roll_dice: {
    keys: [
      { far: fist(at("front", 1.2, -0.2)), nod: 6 },
      { far: at("table", 1.9, -0.35), nod: 12, bow: 12 },
      { far: at("table", 2, -0.25), nod: 14, bow: 14, isEmpty: true },
    ],
    tool: "dice",
    holder: -1,
  },
  draw_out: {
    keys: [
      { near: at("waist", 0.15, -0.2, ["back", 0.2]), nod: 10, isEmpty: true },
      { near: at("front", 1.1, 0.3, ["down", 0.3]), nod: 6 },
      { near: at("front", 1.3, 0.05, ["down", 0.3]), nod: 2 },
    ],
  },
  hang_phone: {
    keys: [
      { near: at("ear", 0, 0.16, ["out", 0.15]), nod: 4, as: "handset" },
      { near: at("front", 1.2, 0.3, ["down", 0.3]), nod: 12, as: "handset" },
      { near: at("table", 1.4, -0.15, ["down", 0.3]), nod: 18, bow: 6, as: "handset" },
    ],
    tool: "phone",
    grip: 0.4,
  },
  answer: {
    keys: [
      { near: at("front", 1.1, 0.35, ["down", 0.3]), far: at("front", 1, 0.7), nod: 14, as: "handset" },
      { near: at("ear", 0, 0.16, ["out", 0.15]), far: at("front", 1.1, 0.6), nod: 3, as: "handset" },
      { near: at("ear", 0, 0.16, ["out", 0.15]), far: at("front", 1.2, 0.4), nod: 0, as: "handset" },
    ],
    tool: "phone",
    grip: 0.4,
  },
  knead: {
    keys: [
      { far: at("table", 1.45, -0.2), near: at("table", 1.15, -0.2, ["out", 0.3]), bow: 22, nod: 8 },
      { far: at("table", 1.1, -0.4), near: at("table", 0.8, -0.4, ["out", 0.3]), bow: 8, nod: 14 },
    ],
    rate: 2.4,
    tool: "bread",
    grip: 0.75,
  },
  knit: {
    keys: [
      { near: at("front", 0.85, 0.6, ["out", 0.3]), far: at("front", 1.4, 0.55), nod: 20, bow: 4, as: "knitting" },
      { near: at("front", 1, 0.45, ["out", 0.3]), far: at("front", 1.25, 0.65), nod: 20, bow: 4, as: "knitting" },
    ],
    rate: 5,
    tool: "knitting",
    grip: 0.72,
  },
  thread: {
    keys: [
      { near: at("eyes", 0.85, 0.45, ["out", 0.3]), far: at("eyes", 1.25, 0.4), nod: 8, bow: 4 },
      { near: at("eyes", 0.95, 0.42, ["out", 0.3]), far: at("eyes", 1.15, 0.42), nod: 8, bow: 4 },
    ],
    rate: 1.6,
    tool: "needle",
    grip: 0.3,
  },
  wipe_table: {
    keys: [
      { near: at("table", 1.9, -0.35, ["out", 0.3]), far: at("table", 0.8, -0.3), bow: 16, nod: 10, as: "rag" },
      { near: at("table", 0.8, -0.35, ["out", 0.3]), far: at("table", 0.8, -0.3), bow: 12, nod: 12, as: "rag" },
    ],
    rate: 2.1,
    tool: "cloth",
    grip: 0.3,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
