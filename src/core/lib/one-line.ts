// Text of a person as one line of a script or a config: nothing in it can end the line or hide in it.

/** Line ends and control characters become single blanks, halves of characters a mark; blanks around it go. */
export function oneLine(text: string): string {
  return text
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/[\s\p{Cc}\ufeff]+/gu, " ")
    .trim();
}

/** `long_way-home` reads `Long way home`. */
export function readable(name: string): string {
  const words = oneLine(name.replace(/[_-]+/g, " "));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name as an id: letters and digits, every run of other characters is one `_`. */
export function slug(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "_")
    .replace(/^_+|_+$/g, "");
}

/** `= ep02  The Letter`; an id holds no blanks, a title no line ends. */
export function headerLine(name: string, title: string): string {
  const id = name.replace(/\s+/gu, "_");
  const words = oneLine(title);
  return words === "" ? `= ${id}` : `= ${id}  ${words}`;
}
