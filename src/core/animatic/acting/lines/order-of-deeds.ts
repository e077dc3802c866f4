// Sentences as they happen: what comes first stands first, and words go that are about no deed.

/** "with all his weight": how it is done, and nothing in a hand. */
const WITH_FORCE =
  / with (?:all )?(?:of )?(?:his|her|its|their|a) (?:(?:full|whole|own|last|great|entire|left|right|vicious|hard|quick|swift|sharp) )*(?:weight|might|strength|force|power|hook|jab|uppercut|effort)\b/g;
/** "runs bent low": it is the run that is seen. */
const BENT = / (?:, )?bent (?:low|double|forwards?|over double|almost double)\b(?= ,| and|$)/g;
/** "her face lit green by the dashboard": nobody lights anything. */
const LIT_UP =
  /(?: ,)? (?:his|her|its|their) (?:\w+ )?(?:face|faces|eyes|features|profile|hands) (?:is |are )?(?:lit|illuminated|bathed|glowing) (?:\w+ )?(?:by|in|from) (?:the |a )?(?:\w+ ){0,2}?\w+(?= ,| and\b|$)/g;
/** "throws the dough spinning up": it spins, and nobody else does. */
const SET_OFF =
  /\b((?:throw|toss|fling|hurl|kick|knock|pitch|bowl|roll)(?:s|es)?(?: \w+){1,3}?) (?:spinning|flying|rolling|tumbling|whirling|skidding|sliding|bouncing|crashing|sailing|spilling|clattering)\b/g;
/** "Before she leaves, Anna blows out the candle." */
const BEFORE = /^before ((?:(?:the|an?|his|her) )?\w+ [^,]+?) , (?!then\b)(.+)$/;

export function asTheyHappen(words: readonly string[]): readonly string[] {
  const plain = words
    .join(" ")
    .replaceAll(WITH_FORCE, "")
    .replaceAll(BENT, "")
    .replaceAll(LIT_UP, "")
    .replaceAll(SET_OFF, (said: string, before: string) => (/ (?:and|is|,)\b/.test(before) ? said : before));
  const [, later, first] = BEFORE.exec(plain) ?? [];
  const isOne = later !== undefined && /^(?:he|she|they|it)\b/.test(later);
  return (isOne ? `${first} , then ${later}` : plain).split(" ");
}
