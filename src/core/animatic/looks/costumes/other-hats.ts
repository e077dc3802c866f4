// Hats whose noun means another one by what else the design says: the visor of a guard, the cap of a graduate, the veil of a small hat.

interface OtherHat {
  readonly noun: RegExp;
  readonly kind: string;
  /** Said of the noun itself. */
  readonly near?: RegExp;
  /** Anywhere in the design. */
  readonly with?: RegExp;
  readonly without?: RegExp;
}

const OTHERS: readonly OtherHat[] = [
  {
    noun: /^visor$/,
    kind: "headband",
    with: /\b(?:tennis|golf(?:er)?|dealer|player|croupier|cards?|accountant|clerk)\b/,
  },
  { noun: /^visor$/, kind: "crashhelmet", with: /\b(?:armou?r|guard|trooper|soldier|marine|riot|police)\b/ },
  { noun: /^headdress$/, kind: "nemes", with: /\b(?:egyptian|pharaoh|pharaohqueen|cleopatra|nefertiti|nile)\b/ },
  { noun: /^cap$/, kind: "skullcap", with: /\b(?:swimsuit|swimmer|swimming|trunks)\b/ },
  { noun: /^cap$/, kind: "mobcap", with: /\b(?:milkmaid|maid|dairymaid|housemaid)\b/ },
  { noun: /^cap$/, kind: "jesterhat", near: /\b(?:bells?|jester)\b/ },
  { noun: /^cap$/, kind: "mortarboard", with: /\b(?:graduationgown|graduate)\b/ },
  { noun: /^strawhat$/, kind: "conehat", near: /\b(?:conical|cone|pointed)\b/ },
  { noun: /^hat$/, kind: "pointedhat", near: /\b(?:crooked|witch)\b/ },
  { noun: /^veil$/, kind: "beehat", with: /\b(?:bee|bees|beekeeper|apiarist|hive|hives)\b/ },
  { noun: /^veil$/, kind: "pillbox", near: /\b(?:small|short|little|tiny)\b/, without: /\bbride\b/ },
  { noun: /^helmet$/, kind: "bikehelmet", with: /\b(?:skater?|skates|knee|elbow|pads|cyclist|scooter)\b/ },
  { noun: /^helmet$/, kind: "crashhelmet", with: /\bvisor\b/, without: /\b(?:knight|armet|plate)/ },
  {
    noun: /^helmet$/,
    kind: "hardhat",
    near: /\b(?:yellow|orange|white|safety|site)\b/,
    with: /\b(?:vest|hivis|foreman|forewoman|worker|quarry|builder|engineer|miner|surveyor|site)\b/,
  },
];

/** By the words before it and those of the whole design. */
export function otherHat(
  { noun, before }: { readonly noun: string; readonly before: readonly string[] },
  words: readonly string[],
): { readonly slot: "hat"; readonly kind: string } | undefined {
  const [near, whole] = [before.join(" "), words.join(" ")];
  const other = OTHERS.find(
    (one) =>
      one.noun.test(noun) &&
      (one.near?.test(near) ?? true) &&
      (one.with?.test(whole) ?? true) &&
      !(one.without?.test(whole) ?? false),
  );
  return other && { slot: "hat", kind: other.kind };
}
