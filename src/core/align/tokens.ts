// Words as they are compared: a script's and a transcript's spelling of the same speech come out alike. docs/http.md "Alignment".

/** Lower case, split at blanks, hyphens and dashes; only letters, marks, digits and apostrophes stay. */
export function tokensOf(text: string): string[] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02BC]/g, "'")
    .split(/[\s\p{Pd}]+/u)
    .map((part) => part.replaceAll(/[^\p{L}\p{M}\p{N}']/gu, ""))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
