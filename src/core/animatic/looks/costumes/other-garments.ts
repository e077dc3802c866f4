// Garments whose noun means another one by what else the design says: the visor of a guard, the cap of a graduate, the vest of a worker, the mask of a diver.
import type { Slot } from "../clothes-words.ts";

interface Other {
  readonly noun: RegExp;
  readonly kind: string;
  /** Where it is worn, if not on the head. */
  readonly slot?: Slot;
  /** Said of the noun itself, and behind it. */
  readonly near?: RegExp;
  readonly after?: RegExp;
  /** Anywhere in the design. */
  readonly with?: RegExp;
  readonly without?: RegExp;
}

const OTHERS: readonly Other[] = [
  {
    noun: /^visor$/,
    kind: "headband",
    with: /\b(?:tennis|golf(?:er)?|dealer|player|croupier|cards?|accountant|clerk)\b/,
  },
  { noun: /^visor$/, kind: "knighthelm", with: /\b(?:knight|crusader|paladin|jouster)\b/ },
  { noun: /^crashhelmet$/, kind: "bikehelmet", with: /\b(?:jockey|rider|horsewoman|horseman|showjumper)\b/ },
  {
    noun: /^(?:bandana|neckerchief|kerchief)$/,
    slot: "extra",
    kind: "mask",
    with: /\b(?:bandana|neckerchief|kerchief) (?:\w+ ){0,2}?(?:over|across|before) (?:his|her|their|the) (?:\w+ )?(?:face|mouth|nose)\b/,
  },
  {
    noun: /^scarf$/,
    kind: "headscarf",
    with: /\b(?:hair|braids?|plaits?|curls|head) (?:\w+ ){0,2}?(?:tied|wrapped|bound|knotted|pinned|hidden|covered) (?:\w+ ){0,2}?(?:in|under|with|by) (?:an? |her )?(?:\w+ ){0,2}scarf\b|\bscarf (?:tied |wrapped |knotted |wound )?(?:round|around|over|on) (?:the|his|her|their) (?:head|hair)\b/,
  },
  {
    noun: /^towel$/,
    slot: "whole",
    kind: "flapperdress",
    with: /\btowel (?:\w+ )?(?:a?round|about|over) (?:her|his|the|their) (?:\w+ )?(?:body|chest|torso|breasts)\b|\bwrapped in (?:only )?(?:an? )?(?:\w+ )?towel\b/,
    without: /\b(?:man|boy|he|his|him)\b/,
  },
  { noun: /^trousers$/, slot: "bottom", kind: "shorts", near: /\bshort$/ },
  { noun: /^veil$/, kind: "wimple", with: /\bnurse\b/ },
  {
    noun: /^gown$/,
    slot: "whole",
    kind: "nightgown",
    with: /\b(?:hospital|patient|drip|ward|infirmary)\b/,
  },
  {
    noun: /^mask$/,
    slot: "extra",
    kind: "raisedgoggles",
    after: /\b(?:raised|pushed|lifted|up)\b/,
    with: /\b(?:diver|wetsuit|snorkel|scuba|flippers)\b/,
  },
  { noun: /^beanie$/, kind: "chullo", after: /\b(?:ear ?flaps?|flaps)\b/ },
  { noun: /^cap$/, kind: "skullcap", with: /\bgown\b.*\bmask\b|\bmask\b.*\bgown\b/ },
  { noun: /^cap$/, kind: "skullcap", near: /\bwhite\b/, with: /\b(?:baker|cook|butcher|cheesemaker|confectioner)\b/ },
  {
    noun: /^gown$/,
    slot: "whole",
    kind: "scrubs",
    with: /\bcap\b.*\bmask\b|\bmask\b.*\bcap\b|\b(?:rubber|surgical|latex) gloves\b|\b(?:doctor|surgeon|nurse|pathologist|vet|midwife|coroner)\b/,
  },
  {
    noun: /^uniform$/,
    slot: "whole",
    kind: "dress",
    with: /\b(?:waitress|maid|chambermaid|cleaning|usherette|housekeeper|apron|cheerleader)\b/,
  },
  {
    noun: /^tunic$/,
    slot: "over",
    kind: "uniform",
    with: /\b(?:soldier|sergeant|corporal|officer|lieutenant|colonel|general|regiment|khaki|hussar|tinhelmet|policeman)\b/,
  },
  { noun: /^cape$/, slot: "over", kind: "poncho", with: /\b(?:foam|barber|haircut|hairdresser|shaving)\b/ },
  { noun: /^nightcap$/, kind: "mobcap", near: /\b(?:lace|frilled|frilly|white|linen)\b/ },
  {
    noun: /^headscarf$/,
    kind: "headcloth",
    with: /\b(?:bedouin|tuareg|sheikh|sheik|emir|nomad|robe|thobe|dishdasha)\b/,
    without: /\b(?:woman|girl|lady|mother|grandmother|wife|her|she)\b/,
  },
  {
    noun: /^gown$/,
    slot: "over",
    kind: "wizardrobe",
    with: /\b(?:judge|barrister|magistrate|lawyer|prosecutor|professor|don|scholar|headmaster|headmistress|dean)\b/,
  },
  {
    noun: /^hat$/,
    kind: "sunhat",
    near: /\b(?:brimmed|broad|floppy|big|large|huge)\b/,
    without: /\b(?:cowboy|sheriff|priest|plaguedoctor)\b/,
  },
  { noun: /^visor$/, kind: "crashhelmet", with: /\b(?:armou?r|guard|trooper|soldier|marine|riot|police)\b/ },
  { noun: /^headdress$/, kind: "nemes", with: /\b(?:egyptian|pharaoh|pharaohqueen|cleopatra|nefertiti|nile)\b/ },
  { noun: /^cap$/, kind: "skullcap", with: /\b(?:swimsuit|swimmer|swimming|trunks|scrubs|surgeon)\b/ },
  { noun: /^cap$/, kind: "mobcap", with: /\b(?:milkmaid|maid|dairymaid|housemaid)\b/ },
  {
    noun: /^eveningdress$/,
    slot: "over",
    kind: "tailcoat",
    with: /\b(?:man|men|lord|duke|baron|gentleman|butler|boy|he|his)\b/,
  },
  {
    noun: /^(?:cap|hat|hood)$/,
    kind: "jesterhat",
    with: /\bbells? (?:on|at|round) (?:his|her|the|its) (?:\w+ )?(?:cap|hat|hood)\b|\b(?:cap|hat|hood) (?:\w+ )?with (?:\w+ )?bells\b|\bjester\b/,
  },
  { noun: /^partyhat$/, kind: "pillbox", with: /\b(?:apron|counter|soda|fry|butcher|baker|cook)\b/ },
  { noun: /^cap$/, kind: "mortarboard", with: /\b(?:graduationgown|graduate)\b/ },
  { noun: /^strawhat$/, kind: "conehat", near: /\b(?:conical|cone|pointed)\b/ },
  { noun: /^hat$/, kind: "pointedhat", near: /\b(?:crooked|witch|pointed|pointy)\b/ },
  { noun: /^veil$/, kind: "beehat", with: /\b(?:bee|bees|beekeeper|apiarist|hive|hives)\b/ },
  { noun: /^veil$/, kind: "pillbox", near: /\b(?:small|short|little|tiny)\b/, without: /\bbride\b/ },
  { noun: /^helmet$/, kind: "visor", with: /\b(?:spacesuit|space suit|astronaut|cosmonaut)\b/ },
  { noun: /^helmet$/, kind: "bikehelmet", with: /\b(?:skater?|skates|knee|elbow|pads|cyclist|scooter)\b/ },
  { noun: /^helmet$/, kind: "crashhelmet", with: /\b(?:courier|biker|motorcycl\w+|moped|racer|racing|stuntman)\b/ },
  { noun: /^helmet$/, kind: "crashhelmet", with: /\bvisor\b/, without: /\b(?:knight|armet|plate)/ },
  {
    noun: /^helmet$/,
    kind: "hardhat",
    near: /\b(?:yellow|orange)\b/,
    without: /\b(?:skier|cyclist|jockey|rider|racer|climber)\b/,
  },
  { noun: /^helmet$/, kind: "tinhelmet", near: /\bpith\b/ },
  { noun: /^helmet$/, kind: "hardhat", after: /\blamp\b/, without: /\b(?:bulky|spacesuit|suit)\b/ },
  { noun: /^helmet$/, kind: "visor", with: /\b(?:bulky|pressure|environment|survival|hazmat)\b/ },
  {
    noun: /^helmet$/,
    kind: "hardhat",
    near: /\b(?:yellow|orange|white|safety|site)\b/,
    with: /\b(?:vest|hivis|foreman|forewoman|worker|quarry|builder|engineer|miner|surveyor|site)\b/,
  },
  { noun: /^goggles$/, slot: "extra", kind: "raisedgoggles", after: /\b(?:forehead|up|brow|helmet)\b/ },
  { noun: /^(?:welding)?mask$/, kind: "raisedmask", near: /\b(?:raised|pushed|lifted|flipped|tipped)\b/ },
  { noun: /^(?:welding)?mask$/, kind: "raisedmask", after: /\b(?:raised|pushed|lifted|flipped|tipped)\b/ },
  {
    noun: /^mask$/,
    slot: "extra",
    kind: "mask",
    with: /\b(?:surgeon|scrubs|nurse|doctor|anaesthetist|dentist|surgicalcap|hygienist)\b/,
  },
  {
    noun: /^mask$/,
    slot: "extra",
    kind: "cagemask",
    with: /\b(?:hockey|goalie|goaltender|goalkeeper|keeper|puck|legpads|catcher)\b/,
  },
  {
    noun: /^mask$/,
    slot: "extra",
    kind: "balaclava",
    with: /\b(?:wrestler|luchador|lucha)\b/,
  },
  {
    noun: /^mask$/,
    slot: "extra",
    kind: "facecover",
    near: /\b(?:gold|golden|silver|bronze|iron|porcelain|wooden|carved|tribal|opera|theatre|venetian|hockey|ceremonial|white|smiling)\b/,
  },
  { noun: /^mask$/, slot: "extra", kind: "clownmask", near: /\bclown\b/ },
  { noun: /^mask$/, slot: "extra", kind: "pigmask", near: /\b(?:pig|piglet|boar)\b/ },
  { noun: /^mask$/, slot: "extra", kind: "rabbitmask", near: /\b(?:rabbit|bunny|hare|donkey)\b/ },
  { noun: /^mask$/, slot: "extra", kind: "bearmask", near: /\b(?:bear|panda|mouse)\b/ },
  { noun: /^mask$/, slot: "extra", kind: "apemask", near: /\b(?:monkey|ape|gorilla|chimp)\b/ },
  { noun: /^mask$/, slot: "extra", kind: "catmask", near: /\b(?:cat|tiger|lion)\b/ },
  { noun: /^mask$/, slot: "extra", kind: "foxmask", near: /\bfox\b/ },
  { noun: /^mask$/, slot: "extra", kind: "dogmask", near: /\b(?:dog|hound|bulldog|poodle)\b/ },
  {
    noun: /^mask$/,
    slot: "extra",
    kind: "beastmask",
    near: /\b(?:wolf|goat|bull|horse|beast|animal|dragon)\b/,
  },
  { noun: /^mask$/, kind: "fencingmask", with: /\b(?:fencer|fencing|epee|foil|sabre)\b/ },
  { noun: /^mask$/, slot: "extra", kind: "goggles", with: /\b(?:diver|wetsuit|snorkel|scuba)\b/ },
  {
    noun: /^tunic$/,
    slot: "whole",
    kind: "scrubs",
    with: /\b(?:dentist|nurse|therapist|beautician|hygienist|stethoscope|vet|carer|masseur|masseuse|pharmacist)\b/,
  },
  {
    noun: /^tabard$/,
    slot: "extra",
    kind: "apron",
    without:
      /\b(?:knights?|crusader|paladin|templar|squire|herald|page|musketeer|chainmail|mail|helmet|platearmour|armou?r|cape|sword|sidearm|soldier|guard|archer|crest|cross|lion|medieval)\b/,
  },
  { noun: /^robes?$/, slot: "over", kind: "robe", with: /\b(?:headcloth|keffiyeh|shemagh|ghutra|woollen)\b/ },
  { noun: /^vest$/, slot: "over", kind: "hivis", near: /\b(?:orange|fluorescent|luminous|neon|reflective)\b/ },
  {
    noun: /^vest$/,
    slot: "top",
    kind: "singlet",
    without:
      /\b(?:shirt|blouse|suit|tie|leather|tweed|velvet|embroidered|brocade|silk|padded|fleece|denim|sheepskin|knitted|press|security|volunteer|helmet|cowboy)\b/,
  },
];

/** By the words around it and those of the whole design. */
export function otherThan(
  said: { readonly noun: string; readonly before: readonly string[]; readonly after: readonly string[] },
  words: readonly string[],
): { readonly slot: Slot; readonly kind: string } | undefined {
  const [near, after, whole] = [said.before, said.after.slice(0, 5), words].map((some) => some.join(" "));
  const other = OTHERS.find(
    (one) =>
      one.noun.test(said.noun) &&
      isIn(near, one.near) &&
      isIn(after, one.after) &&
      isIn(whole, one.with) &&
      !(one.without && isIn(whole, one.without)),
  );
  return other && { slot: other.slot ?? "hat", kind: other.kind };
}

/** Whatever is not asked for is. */
const isIn = (text = "", asked?: RegExp): boolean => asked?.test(text) ?? true;
