// GET /studio/export: the cut as a file for another program.
import { basename } from "node:path";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { HandoffReply, handoffRoute } from "../../contracts/routes/handoff.ts";
import { inLanguage } from "../../core/film-versions/lines.ts";
import { HANDOFF_FORMATS } from "../../core/handoff/formats.ts";
import { passStem } from "../../core/lib/names.ts";
import { inSlices } from "../../machine/in-slices.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { gatherClips } from "../shared/film/gather-clips.ts";
import { findVersion, versionStem } from "../shared/film/play-version.ts";
import { planHandoff } from "../shared/handoff/plan-handoff.ts";
import { writeDrawings } from "../shared/handoff/write-drawings.ts";
import { readPictures } from "../shared/handoff/read-pictures.ts";
import { readPass, type SnapshotPorts } from "../shared/pass/read-pass.ts";

type Ports = SnapshotPorts & Pick<StudioPorts, "hasSound" | "tools" | "probes">;
type Headers = Readonly<Record<string, string>>;

/** The file as it is sent, or the same as data. */
type Reply =
  HandoffReply | { readonly text: string; readonly name: string; readonly type: string; readonly headers: Headers };

/** Letters of the notes in the header, at most: what is longer is in the file, or in the reply as JSON. */
const LONGEST_HEADER = 2000;

export async function exportCut(
  ports: Ports,
  episode: EpisodeContext,
  query: EpisodeInput<typeof handoffRoute>,
): Promise<Reply> {
  const { folder: ep } = episode;
  const snapshot = await readPass(ports, episode, query.pass);
  const version = await findVersion(ep, query.version);
  const planned = await planHandoff(ports, snapshot, await gatherClips(ports, snapshot));
  const { handoff, notes: spoken } = version ? inLanguage(planned, version.file) : { handoff: planned, notes: [] };
  const { ending, type, write, remarks, namesDrawings } = HANDOFF_FORMATS[query.format];
  const drawn = namesDrawings ? await writeDrawings(ep, handoff) : [];
  const pictures = query.format === "storyboard" ? await readPictures(snapshot, handoff) : new Map<string, string>();
  const content = await inSlices(write(handoff, { pictures, speakers: query.speakers === "1" }));
  const notes = [...handoff.notes, ...drawn, ...spoken, ...(remarks ? await inSlices(remarks(handoff)) : [])];
  const name = `${versionStem(passStem(basename(ep), query.pass), version)}${ending}`;
  if (query.as === "json") return { file: name, type, content, notes };
  return { text: content, name, type, headers: notesHeader(notes) };
}

function notesHeader(notes: readonly string[]): Headers {
  if (notes.length === 0) return {};
  const fitting: string[] = [];
  let length = 0;
  for (const note of notes.map((each) => encodeURIComponent(each.replace(/\p{Cs}/gu, "\ufffd")))) {
    length += note.length + 2;
    if (length > LONGEST_HEADER) break;
    fitting.push(note);
  }
  return { "X-Studio-Notes": fitting.join("; ") };
}
