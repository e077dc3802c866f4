// What is driven and is no vehicle of anybody: a toy is pushed, a fist strikes, wolves and crowds are driven back.

const BY_HAND: readonly (readonly [RegExp, string])[] = [
  [
    /\bdrives ((?:the|two|three) (?:\w+ )?(?:wolves|bears|lions|tigers|dogs|bulls|hyenas|rats|bats|snakes|monsters)) (?:back|off|away) with ((?:a|an|the|his|her) (?:\w+ )?\w+)(?= ,| and|$)/,
    "swings $2 at $1 and $1 run away",
  ],
  [
    /\bdrives ((?:the|a|an) (?:\w+ )?(?:wolf|bear|lion|tiger|dog|bull|hyena|rat|bat|snake|monster|dragon)) (?:back|off|away) with ((?:a|an|the|his|her) (?:\w+ )?\w+)(?= ,| and|$)/,
    "swings $2 at $1 and $1 runs away",
  ],
  [
    /\bdrives (the|a|an|his|her) ((?:\w+ )?(?:toy|model|wooden|tin) (?:\w+ )?(?:car|truck|train|tractor|lorry|van|bus|engine))(?= (?:over|across|along|on|under|round|around)\b)/,
    "pushes $1 $2",
  ],
  [
    /\bdrives (?:a|an|the|his|her) (?:\w+ )?remote controlled (?:car|truck|boat|tank|robot)\b/,
    "presses the remote control",
  ],
  [
    /\bdrives (his|her) (?:\w+ )?(?:fist|knuckles) (?:in|into|through) (?=(?:the|a) (?:\w+ )?(?:wall|door|glass|window|mirror|bag|pillow|table|cushion|tree|pane))/,
    "punches ",
  ],
  [
    /\bdrives (?=(?:the|a) (?:\w+ )?(?:crowd|mob|people|onlookers|reporters|demonstrators) (?:back|away|off))/,
    "pushes ",
  ],
];

/** Words of a sentence, joined by blanks. */
export const withHandDriven = (line: string): string =>
  BY_HAND.reduce((text, [words, instead]) => text.replace(words, instead), line);
