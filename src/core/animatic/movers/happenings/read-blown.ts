// What the wind takes off somebody by the words: a hat from the head, papers, an umbrella or a scarf out of the hands.
const HATS = "hat|cap|bowler|bonnet|beret|wig|helmet|hood|crown|turban";
const SHEETS =
  "papers?|sheets?|pages?|letters?|newspaper|manuscript|documents?|notes|money|banknotes|bills|tickets?|photos?|photographs?";
const LIGHT = "map|umbrella|parasol|scarf|shawl|veil|handkerchief|kerchief|balloons?";
const NOUN = `(?<noun>${HATS}|${SHEETS}|${LIGHT})`;
const WIND = "(?:wind|gusts?|breeze|gale|storm|squall|draught|draft)";
const AWAY = "(?:off|away|out of|from|across|into|over|down)";
const BLOWN: readonly RegExp[] = [
  new RegExp(
    `\\b${WIND}\\b[^.]{0,24}\\b(?:snatch|tear|rip|whip|steal|pluck|wrench|grab|scatter|takes?\\b)\\w*\\b[^.]{0,30}\\b${NOUN}\\b`,
  ),
  new RegExp(
    `\\b${WIND}\\b[^.]{0,24}\\b(?:blow|carr|tak|lift|catch|sweep|pull|send|toss)\\w*\\b(?=[^.]*\\b${AWAY}\\b)[^.]{0,24}\\b${NOUN}\\b`,
  ),
  new RegExp(
    `\\b(?:\\w+['’]s (?:\\w+ )?)?${NOUN} (?:is |are |gets? )?(?:blows?|blown|torn|ripped|whipped|swept|snatched|carried) [^.]{0,24}\\b(?:off|away|${WIND})\\b`,
  ),
  new RegExp(`\\b(?:los(?:es|e|ing)) [^.]{0,16}\\b${NOUN} (?:to|in) the ${WIND}\\b`),
];
export const isSheet = (noun: string): boolean => new RegExp(`^(?:${SHEETS})$`).test(noun);
export const isHat = (noun: string): boolean => new RegExp(`^(?:${HATS})$`).test(noun);
const STAYS = /\binside out\b|\b(?:holds?|clutch\w*|press\w*|grips?) (?:on|onto|down)\b/;

/** Both empty where it takes nothing. */
export function blownIn(text: string): { readonly said: string; readonly noun: string } {
  const found = STAYS.test(text) ? undefined : BLOWN.map((words) => words.exec(text)).find((one) => one !== null);
  return { said: found?.[0] ?? "", noun: found?.groups?.noun ?? "" };
}
