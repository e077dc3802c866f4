// Texts that make a careless reader slow: what it may take for the start of something, over and over, and never the end of it.

/** Lines of a script, each about so many characters long. */
export function slowLines(length: number): string[] {
  return [
    " ".repeat(length),
    "A ".repeat(length / 2),
    `A${" ".repeat(length)}x`,
    `a${"_".repeat(length)}`,
    "(".repeat(length),
  ];
}

/** Prose of a shot: beginnings of names and of quotations, so many of each. */
export function slowProse(count: number): string[] {
  return ["“", '"', "«", "a'", "the ", "mara_", "Mara ", "still-", "ß"].map((bit) => bit.repeat(count));
}

const SCRAPS = [
  ..."[[|/*|[[\n\n|/*[[|*a |_|\\|(|MARA (|MARA\n|A\n\nB\n|~a\n|#|# |: |:|.|. |> |!|A-|A.|A (b |CLOSE |\t|It. |a: |= |INT. ".split(
    "|",
  ),
];

/** Screenplays in Fountain of one scrap each, about so many characters long: by itself, as speech, and behind a cue. */
export function slowScreenplays(length: number): { readonly what: string; readonly text: string }[] {
  const repeated = (scrap: string) => scrap.repeat(length / scrap.length);
  return SCRAPS.flatMap((scrap) => {
    const shown = JSON.stringify(scrap);
    return [
      { what: shown, text: repeated(scrap) },
      { what: `${shown} as speech`, text: `INT. A - DAY\n\nMARA\n${repeated(scrap)}x` },
      { what: `${shown} behind a cue`, text: `MARA${repeated(scrap)}\nx` },
    ];
  });
}
