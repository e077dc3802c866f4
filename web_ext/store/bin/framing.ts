// The size word of a shot as a director says it: short on the row, whole in the title. An unknown word is shown as written.

const SIZES: readonly (readonly [short: string, long: string, spellings: string])[] = [
  ["ECU", "Extreme close-up", "ecu xcu extremecloseup extremeclose"],
  ["CU", "Close-up", "cu close closeup"],
  ["MCU", "Medium close-up", "mcu mediumcloseup mediumclose"],
  ["MS", "Medium shot", "ms medium mediumshot mid midshot"],
  ["CS", "Cowboy shot", "cowboy cowboyshot americanshot"],
  ["MWS", "Medium-wide shot", "mws mediumwide mediumwideshot mls mediumlong mediumlongshot"],
  ["FS", "Full shot", "fs full fullshot"],
  ["WS", "Wide shot", "ws wide wideshot ls long longshot"],
  ["EWS", "Extreme wide shot", "ews xws els xls extremewide extremewideshot extremelong extremelongshot"],
];

const KNOWN = new Map(SIZES.flatMap(([short, long, words]) => words.split(" ").map((word) => [word, { short, long }])));

export function framingOf(size: string): { short: string; long: string } {
  return KNOWN.get(size.toLowerCase().replace(/[^a-z]/g, "")) ?? { short: size, long: size };
}
