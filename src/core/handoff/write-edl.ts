// The cut as an edit list in the form of CMX 3600. All timecodes count at the cut's rate, those of takes at another rate too; takes
// begin at zero, the cut at one hour. A reel is one take, because the form has no room for file names: comments name them.
import type { Fades } from "../levels/clip-levels.ts";
import { oneLine } from "../lib/one-line.ts";
import { stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import { MARKER_COLOURS, type Handoff, type HandoffClip, type HandoffItem } from "./timeline.ts";
import { hourMark, isDropFrame, smpteTimecode } from "../time/timecode.ts";

/** Letters that a reel's name has room for. */
const REEL = 8;
/** Events that the form has room for. */
const MOST_EVENTS = 999;
/** What older machines take for sources of their own. */
const RESERVED = ["BL", "BLACK", "AX"];

interface Event {
  readonly reel: string;
  readonly channels: "V" | "AA" | "AA/V";
  /** Frames at the cut's rate. */
  readonly from: number;
  readonly at: number;
  readonly length: number;
  readonly comments: readonly string[];
}

export function* writeEdl(handoff: Handoff): Steps<string> {
  const { fps, episode, title } = handoff;
  const reels = new Reels();
  const events = (yield* stepsOf(handoff.items, (item) => eventsOf(item, reels, fps))).flat();
  const notes = events.length > MOST_EVENTS ? [...handoff.notes, `more than ${MOST_EVENTS} events`] : handoff.notes;
  const head = [
    `TITLE: ${oneLine(title || episode).slice(0, 70)}`,
    `FCM: ${isDropFrame(fps) ? "DROP FRAME" : "NON-DROP FRAME"}`,
    "",
  ];
  const lines = (yield* stepsOf(events, (event, index) => eventLines(event, index + 1, fps))).flat();
  // Readers take comments for an event's, so those of the whole list follow the last one.
  const tail = notes.map((note) => `* NOTE: ${oneLine(note)}`);
  return `${[...head, ...lines, ...tail].join("\r\n")}\r\n`;
}

function eventsOf(item: HandoffItem, reels: Reels, fps: number): Event[] {
  const { at, length } = item;
  if (item.kind === "gap") {
    const comments = [`${oneLine(item.shot)} HAS NO TAKE TO PLAY`, ...marks(item, fps)];
    return [{ reel: "BL", channels: "V", from: 0, at, length, comments }];
  }
  const { media, sound } = item;
  const others = item.alternates.map((take) => `ALTERNATE TAKE: ${oneLine(take.name)}`);
  const picture: Event = {
    reel: reels.of(media.path, `${item.shot}T${String(item.take).padStart(2, "0")}`),
    channels: sound?.isOwn ? "AA/V" : "V",
    from: item.head,
    at,
    length,
    comments: [
      ...fileComments(media),
      ...lutComment(item),
      ...fadeComments(item.fades, "PICTURE"),
      ...others,
      ...marks(item, fps),
    ],
  };
  return [picture, ...soundEvents(item, reels, fps)];
}

/** The event of a sound that is not the take's own. */
function soundEvents({ sound, at }: HandoffClip, reels: Reels, fps: number): Event[] {
  if (!sound || sound.isOwn) return [];
  const gain = sound.gain === 1 ? [] : [`GAIN: ${sound.gain}`];
  return [
    {
      reel: reels.of(sound.path, sound.name.replace(/\.[^.]*$/, "")),
      channels: "AA",
      from: Math.round(sound.start * fps),
      at: at + sound.lead,
      length: sound.length,
      comments: [...fileComments(sound), ...gain, ...fadeComments(sound.fades, "SOUND")],
    },
  ];
}

function fileComments({ name, path }: { readonly name: string; readonly path: string }): string[] {
  return [`FROM CLIP NAME: ${oneLine(name)}`, `SOURCE FILE: ${oneLine(path)}`];
}

/** The form knows no fade within a clip. */
function fadeComments(fades: Fades | undefined, what: "PICTURE" | "SOUND"): string[] {
  return [
    ...(fades && fades.in > 0 ? [`${what} FADE IN: ${fades.in} FRAMES`] : []),
    ...(fades && fades.out > 0 ? [`${what} FADE OUT: ${fades.out} FRAMES`] : []),
  ];
}

function lutComment({ lut }: HandoffClip): string[] {
  return lut ? [`LUT: ${oneLine(lut.path)}`] : [];
}

/** A marker has no length in this form: the words say it. */
function marks({ markers, at: start }: HandoffItem, fps: number): string[] {
  return markers.flatMap(({ kind, text, at, length, overlay }) => {
    const when = smpteTimecode(hourMark(fps) + start + at, fps);
    const long = length > 1 ? ` (${length} frames)` : "";
    const marker = `LOC: ${when} ${MARKER_COLOURS[kind].padEnd(7)} ${oneLine(text)}${long}`;
    return overlay ? [marker, `DRAWING: ${oneLine(overlay.path)}`] : [marker];
  });
}

function eventLines({ reel, channels, from, at, length, comments }: Event, number: number, fps: number): string[] {
  const record = hourMark(fps) + at;
  const times = [from, from + length, record, record + length].map((frame) => smpteTimecode(frame, fps));
  const name = String(number).padStart(3, "0");
  return [
    `${name}  ${reel.padEnd(REEL)} ${channels.padEnd(5)} C        ${times.join(" ")}`,
    ...comments.map((comment) => `* ${comment}`),
  ];
}

/** A unique reel name for every file. */
class Reels {
  readonly #byPath = new Map<string, string>();
  readonly #taken = new Set(RESERVED);

  /** Capital letters and digits of the preferred name where they fit and are free, else a number. */
  of(path: string, preferred: string): string {
    const known = this.#byPath.get(path);
    if (known !== undefined) return known;
    const plain = preferred.toUpperCase().replace(/[^A-Z0-9]/g, "");
    const fits = plain.length > 0 && plain.length <= REEL && !this.#taken.has(plain);
    const reel = fits ? plain : this.#numbered();
    this.#byPath.set(path, reel);
    this.#taken.add(reel);
    return reel;
  }

  #numbered(): string {
    for (let number = this.#byPath.size + 1; ; number++) {
      const reel = `R${String(number).padStart(5, "0")}`;
      if (!this.#taken.has(reel)) return reel;
    }
  }
}
