// The cut as boards to print: one page with its pictures inside, without scripts or other files. All text of the script is escaped in
// it as text.
import { escapeMarkup } from "../lib/markup.ts";
import { stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import { secondsOf } from "../time/rate.ts";
import type { Handoff, HandoffItem } from "./timeline.ts";
import { smpteTimecode } from "../time/timecode.ts";

/** Pictures by shot, as data URIs; a shot without one gets an empty frame. */
export type Pictures = ReadonlyMap<string, string>;

const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const STYLE = `
* { box-sizing: border-box; }
body { margin: 24px; background: #fff; color: #1a1a1a; font: 12px/1.4 system-ui, sans-serif; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; margin-bottom: 16px; }
h1 { font-size: 20px; margin: 0; }
header p, .notes { color: #555; margin: 0; }
.notes { margin-bottom: 16px; padding-left: 18px; }
main { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; }
article { break-inside: avoid; border: 1px solid #bbb; border-radius: 4px; overflow: hidden; }
.frame { position: relative; background: #f2f2f2; border-bottom: 1px solid #bbb; display: grid; place-items: center; color: #767676; }
.frame img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
.words { padding: 8px 10px 10px; overflow-wrap: anywhere; }
h2 { font-size: 13px; margin: 0 0 4px; display: flex; justify-content: space-between; gap: 8px; }
h2 span, .facts { color: #555; font-weight: normal; font-variant-numeric: tabular-nums; }
p { margin: 0 0 4px; }
.said { padding-left: 10px; border-left: 2px solid #bbb; }
.note { background: #fff6d6; padding: 2px 6px; }
.issue { background: #fde4e1; padding: 2px 6px; }
@media (max-width: 800px) { main { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
@media print {
  @page { margin: 12mm; }
  body { margin: 0; font-size: 9pt; }
  .frame, .note, .issue { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;

export function* writeStoryboard(handoff: Handoff, pictures: Pictures): Steps<string> {
  const { episode, title, pass, items, frames, fps, width, height, notes } = handoff;
  const name = escapeMarkup(title || episode);
  const facts = `${items.length} shots · ${secondsText(frames, fps)} · ${pass} pass`;
  const noteList =
    notes.length === 0
      ? ""
      : `<ul class="notes">${notes.map((note) => `<li>${escapeMarkup(note)}</li>`).join("")}</ul>\n`;
  const boards = yield* stepsOf(items, (item, index) => board(item, index, { fps, pictures }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<style>${STYLE}.frame { aspect-ratio: ${width} / ${height}; }
</style>
</head>
<body>
<header><h1>${name}</h1><p>${escapeMarkup(facts)}</p></header>
${noteList}<main>
${boards.join("\n")}
</main>
</body>
</html>
`;
}

function board(
  item: HandoffItem,
  index: number,
  { fps, pictures }: { readonly fps: number; readonly pictures: Pictures },
): string {
  const { shot, description, at, length, markers } = item;
  const picture = pictures.get(shot);
  const take = item.kind === "clip" ? `take ${item.take}` : "no take";
  const frame = picture === undefined ? take : `<img src="${escapeMarkup(picture)}" alt="${escapeMarkup(shot)}">`;
  const facts = [smpteTimecode(at, fps), secondsText(length, fps), take];
  const shotFacts = [description.size, description.camera, description.location].filter((fact) => fact !== "");
  return [
    `<article>`,
    `<div class="frame">${frame}</div>`,
    `<div class="words">`,
    `<h2>${index + 1}. ${escapeMarkup(shot)}<span>${escapeMarkup(facts.join(" · "))}</span></h2>`,
    ...paragraph("facts", shotFacts.join(" · ")),
    ...paragraph("", description.action),
    ...description.dialogue.flatMap(({ speaker, line }) => paragraph("said", `${speaker}: ${line}`)),
    ...paragraph("note", description.note),
    ...markers.flatMap(({ kind, text }) => (kind === "issue" ? paragraph("issue", text) : [])),
    `</div>`,
    `</article>`,
  ].join("\n");
}

function paragraph(kind: string, text: string): string[] {
  if (text === "") return [];
  return [`<p${kind === "" ? "" : ` class="${kind}"`}>${escapeMarkup(text)}</p>`];
}

function secondsText(frames: number, fps: number): string {
  return `${secondsOf(frames, fps).toFixed(2)} s`;
}
