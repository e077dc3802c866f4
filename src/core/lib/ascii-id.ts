// Names of any script as ids of a to z, 0 to 9 and `_`: dialogue can be written under no others.

const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ħ: "h",
  ŋ: "ng",
};
const CYRILLIC = pairs(
  "а a б b в v г g ґ g д d е e ё e є ye ж zh з z и i і i ї yi й y ј j к k л l љ lj м m н n њ nj о o п p р r с s т t у u ф f х kh " +
    "ц ts ч ch џ dz ш sh щ shch ъ _ ы y ь _ э e ю yu я ya ђ dj ћ c ў u",
);
const GREEK = pairs(
  "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o",
);

function pairs(text: string): Record<string, string> {
  const parts = text.split(" ");
  return Object.fromEntries(
    parts.flatMap((part, i) => (i % 2 === 0 ? [[part, (parts[i + 1] ?? "").replace("_", "")] as const] : [])),
  );
}

/** `Élise's Boy` is `elises_boy`; "" when no letter or figure of the name can be written so. */
export function asciiId(name: string): string {
  const chars = Array.from(name.toLowerCase().normalize("NFC"), (char) => {
    if (char < "\u0080") return char;
    const plain = LETTERS[char] ?? CYRILLIC[char];
    if (plain !== undefined) return plain;
    const base = char.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    return LETTERS[base] ?? GREEK[base] ?? CYRILLIC[base] ?? base;
  });
  return chars
    .join("")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "")
    .slice(0, 60);
}

/** The id, or the first of `id_2`, `id_3` … that is not taken. `counts` remembers the next number to try. */
export function uniqueId(id: string, taken: ReadonlySet<string>, counts: Map<string, number>): string {
  if (!taken.has(id)) return id;
  for (let turn = counts.get(id) ?? 2; ; turn++) {
    if (taken.has(`${id}_${turn}`)) continue;
    counts.set(id, turn + 1);
    return `${id}_${turn}`;
  }
}
