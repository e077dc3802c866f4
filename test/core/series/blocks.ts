// Series configs that are right but for one block.

/** A config in which every block has a line of its own, so that a problem's line tells which key it means. */
const CONFIG = {
  series: `{ "id": "nf" }`,
  style: `{ "look": "Ink." }`,
  subjects: `{ "mara": { "name": "Mara", "design": "Tall.", "sheet": "refs/mara.png" } }`,
  locations: `{ "pier": { "description": "A pier." } }`,
};

/** The named block's JSON starts on line 6, after the other blocks and its key; its own lines follow. */
export function withBlock(block: string, json: string): string {
  const others = Object.entries(CONFIG).filter(([key]) => key !== block);
  const padded = [...others, ...Array.from({ length: 4 - others.length }, (_, i) => [`_pad${i}`, "0"])];
  const lines = padded.map(([key, value]) => `"${key}": ${value},`);
  return `{\n${lines.join("\n")}\n"${block}": ${json}\n}`;
}

export function subjects(...entries: string[]): string {
  return `{\n${entries.join(",\n")}\n}`;
}
