// The words for vehicles: which shape each noun stands for, and the colours that they have where nobody says any. Props have tables of their own.

export const VEHICLES = {
  van: "van minibus ambulance campervan camper",
  truck: "truck lorry pickup firetruck",
  bus: "bus coach",
  tram: "tram train locomotive streetcar railcar carriage subway metro wagon engine",
  motorbike: "motorbike motorcycle scooter moped vespa",
  bicycle: "bicycle bike tricycle",
  sailboat: "sailboat sailing yacht schooner galleon ship frigate",
  boat: "boat rowing rowboat dinghy canoe kayak raft gondola",
  trawler: "trawler ferry tug tugboat steamer barge fishing cutter submarine",
  plane: "plane aeroplane airplane biplane aircraft glider jet",
  helicopter: "helicopter chopper",
  rocket: "rocket spaceship spacecraft starship shuttle",
  balloon: "balloon airship zeppelin",
  tractor: "tractor digger excavator",
  cart: "cart handcart wheelbarrow buggy sledge sleigh",
  car: "car taxi cab sedan limousine jeep coupe convertible automobile hatchback beetle racer",
} as const;

/** What vague names are, by the words beside them. */
export const VAGUE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  boat: { sailboat: "sail sails sailing mast masts", trawler: "motor steam trawler ferry" },
  bicycle: { motorbike: "motorbike motorcycle motor engine moped scooter" },
};

/** Colour words by shape. */
export const VEHICLE_COLOURS: Readonly<Record<string, string>> = {
  tram: "bottle",
  bus: "red",
  rocket: "white",
  sailboat: "mahogany",
  boat: "oak",
  trawler: "navy",
  cart: "oak",
  tractor: "green",
};

/** For a shape without one. */
export const ANY_COLOURS: readonly string[] = ["teal", "brick", "mustard", "slate", "olive", "navy", "plum"];
