// What is known of each kind of place, and the further kinds: carriages, towers, audiences, ice, ruin, works, sittings, roadsides, the future.

/** What the ground and the air of an outside place lean to. */
export type Land =
  "woods" | "fields" | "desert" | "water" | "city" | "space" | "rock" | "snow" | "deep" | "ash" | "marsh";

export interface KindTraits {
  readonly outside: boolean;
  readonly land?: Land;
  /** Seen instead when the words say that one stands on the other side of its walls. */
  readonly other?: string;
}

export const inside = (other?: string): KindTraits => ({ outside: false, ...(other && { other }) });
export const outside = (land: Land, other?: string): KindTraits => ({ outside: true, land, ...(other && { other }) });

export const FURTHER_KINDS = {
  metro_car: inside("platform"),
  ambulance: inside("street"),
  cargo_plane: inside("airfield"),
  lamp_room: inside("coast"),
  battlements: outside("fields", "castle_hall"),
  fight_ring: inside("stadium"),
  concert: inside("stadium"),
  opera_box: inside("street"),
  ski_slope: outside("snow"),
  frozen_lake: outside("snow"),
  ice_cave: inside("snow"),
  wrecked_room: inside("battlefield"),
  palace_salon: inside("garden"),
  foundry: inside("factory_yard"),
  assembly_line: inside("factory_yard"),
  brewery: inside("factory_yard"),
  print_works: inside("street"),
  sewing_room: inside("street"),
  art_studio: inside("street"),
  pottery: inside("village"),
  meeting_room: inside("street"),
  lecture_hall: inside("square"),
  parliament: inside("square"),
  oval_office: inside("garden"),
  belfry: inside("village"),
  clock_tower: inside("square"),
  basement: inside("suburb"),
  home_garage: inside("suburb"),
  burrow: inside("hills"),
  monk_cell: inside("courtyard"),
  longhouse: inside("village"),
  sheriff_office: inside("western_town"),
  stone_passage: inside("castle"),
  pharaoh_tomb: inside("desert"),
  yurt: inside("steppe"),
  motel: outside("city", "bedroom"),
  trailer_park: outside("fields", "caravan"),
  under_bridge: outside("city"),
  food_truck: outside("city"),
  shipyard: outside("water"),
  launch_pad: outside("fields"),
  boardwalk: outside("water"),
  golf_course: outside("fields"),
  train_roof: outside("fields", "train"),
  vault: inside("street"),
  photo_studio: inside("street"),
  funeral_parlour: inside("graveyard"),
  marquee: inside("garden"),
  car_wash: inside("street"),
  pod_bay: inside("orbit"),
  alien_hive: inside("planet"),
  air_duct: inside(),
  grid_room: inside(),
  field_hospital: inside("tent_camp"),
  kindergarten: inside("playground"),
  karaoke_room: inside("street"),
  padded_cell: inside(),
  kennels: inside("suburb"),
  lava_field: outside("ash"),
  jungle_temple: outside("woods", "pharaoh_tomb"),
  airship_deck: outside("water"),
} as const satisfies Readonly<Record<string, KindTraits>>;
