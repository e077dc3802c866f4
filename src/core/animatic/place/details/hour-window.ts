// A window for rooms that would not show the hour or the weather that their words say, because their kind draws none.
import type { PlaceKind } from "../place-kinds.ts";
import type { Because, PlaceDetail, Weather } from "../place-scene.ts";
import type { DetailName } from "./detail-words.ts";

/** Rooms with an outer wall whose drawings have no window. */
const WITHOUT_WINDOW = new Set<PlaceKind>([
  ...(["bar", "shop", "workshop", "factory", "bank", "pharmacy", "canteen", "waiting_room", "butcher"] as const),
  ...(["toy_shop", "clothes_shop", "tavern", "saloon", "boxing_gym", "fitness_gym", "billiard_room"] as const),
  ...(["locker_room", "dressing_room", "visiting_room", "interrogation_room", "operating_theatre", "morgue"] as const),
  ...(["call_centre", "newsroom", "press_room", "garage", "warehouse", "fire_station", "wizard_study"] as const),
  ...([
    "launderette",
    "museum",
    "gallery",
    "control_room",
    "engine_room",
    "lecture_hall",
    "print_works",
    "funeral_parlour",
  ] as const),
]);
/** Those that nobody is to leave. */
const BARRED = new Set<PlaceKind>(["interrogation_room", "visiting_room"]);
const WINDOWS = new Set<DetailName>([
  ...(["window", "tall_window", "barred_window", "round_window", "broken_window", "stained_glass", "blinds"] as const),
]);
const WET: readonly Weather[] = ["rain", "storm", "snow"];

interface Reading {
  readonly kind: PlaceKind;
  readonly weather: Weather;
  readonly details: readonly PlaceDetail[];
  readonly because: readonly Because[];
  /** Words of things that are said not to be there. */
  readonly without: ReadonlySet<string>;
}

export function windowForHour({ kind, weather, details, because, without }: Reading): readonly PlaceDetail[] {
  if (!WITHOUT_WINDOW.has(kind) || without.has("window")) return [];
  if (details.some(({ name }) => WINDOWS.has(name))) return [];
  const isSaid = because.some(({ field }) => field === "hour") || WET.includes(weather);
  const name = BARRED.has(kind) ? ("barred_window" as const) : ("window" as const);
  return isSaid ? [{ name, many: false, colour: undefined }] : [];
}
