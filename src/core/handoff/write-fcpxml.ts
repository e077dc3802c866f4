// The cut as Final Cut Pro XML 1.10: one spine of takes with their sound linked, sounds from elsewhere connected below, what was drawn
// with notes above. Assets last as long as their takes, so that trims stay handles. All times are fractions of a second that name whole
// frames exactly.
import { stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import { groupBy } from "../lib/group-by.ts";
import { decibelsOf, type Fades } from "../levels/clip-levels.ts";
import { escapeMarkup } from "../lib/markup.ts";
import { rateOf } from "../time/rate.ts";
import { overlayLayers } from "./place-overlays.ts";
import type {
  Handoff,
  HandoffClip,
  HandoffItem,
  HandoffMarker,
  HandoffSound,
  NamedFile,
  TakeMedia,
} from "./timeline.ts";
import { isDropFrame } from "../time/timecode.ts";
import { SAMPLE_RATE } from "../media/ffmpeg-flags.ts";

const REC_709 = "1-1-1 (Rec. 709)";
/** Sizes and rates that the format has a name for. */
const NAMED_HEIGHTS = new Map([
  ["1280x720", "720p"],
  ["1920x1080", "1080p"],
]);
const NAMED_RATES = new Set(["2398", "24", "25", "2997", "30", "50", "5994", "60"]);

interface Frame {
  readonly fps: number;
  readonly width: number;
  readonly height: number;
}

export function* writeFcpxml(handoff: Handoff): Steps<string> {
  const { episode, title, fps, frames, notes, items } = handoff;
  const resources = new Resources(items.flatMap(mediaIn));
  const format = resources.format(handoff);
  const overlays = overlayLines(handoff, resources);
  const spine = (yield* stepsOf(items, (item) => itemLines(item, resources, fps, overlays.get(item) ?? []))).flat();
  const name = quoted(title || episode);
  const drop = isDropFrame(fps) ? "DF" : "NDF";
  const sequence = `format="${format}" duration="${time(frames, fps)}" tcStart="0s" tcFormat="${drop}"`;
  return lines([
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<!DOCTYPE fcpxml>`,
    `<fcpxml version="1.10">`,
    `  <resources>`,
    ...resources.lines().map((line) => `    ${line}`),
    `  </resources>`,
    `  <library>`,
    `    <event name=${quoted(episode)}>`,
    `      <project name=${name}>`,
    `        <sequence ${sequence} audioLayout="stereo" audioRate="48k">`,
    ...(notes.length > 0 ? [`          <note>${escapeMarkup(notes.join("\n"))}</note>`] : []),
    `          <spine>`,
    ...spine.map((line) => `            ${line}`),
    `          </spine>`,
    `        </sequence>`,
    `      </project>`,
    `    </event>`,
    `  </library>`,
    `</fcpxml>`,
  ]);
}

function itemLines(item: HandoffItem, resources: Resources, fps: number, overlays: readonly string[]): string[] {
  const place = `offset="${time(item.at, fps)}"`;
  const duration = `duration="${time(item.length, fps)}"`;
  if (item.kind === "gap") {
    const marks = item.markers.map((marker) => markerLine(marker, 0, fps));
    return element(`gap name=${quoted(item.shot)} ${place} start="0s" ${duration}`, marks);
  }
  const { media, sound, head } = item;
  const asset = resources.take(media, item.hasTrack);
  const enabled = item.hasTrack && !sound?.isOwn ? ` srcEnable="video"` : "";
  const start = `start="${time(head, fps)}"`;
  const drop = isDropFrame(fps) ? "DF" : "NDF";
  const open = `asset-clip ref="${asset.id}" name=${quoted(media.name)} ${place} ${start} ${duration}`;
  return element(`${open} format="${asset.format}" tcFormat="${drop}"${enabled}`, [
    `<note>${escapeMarkup(`${item.shot} take ${item.take}${item.lut ? `, LUT ${item.lut.path}` : ""}`)}</note>`,
    ...(isSameRate(media.fps, fps) ? [] : [`<conform-rate scaleEnabled="0"/>`]),
    ...(item.fades ? fadedElement("adjust-blend", "1", item.fades, fps) : []),
    ...soundElements(item, resources, fps),
    ...overlays,
    ...item.markers.map((marker) => markerLine(marker, head, fps)),
  ]);
}

function mediaIn(item: HandoffItem): readonly (readonly [string, TakeMedia])[] {
  if (item.kind === "gap") return [];
  return [item.media, ...item.alternates].map((media) => [media.path, media] as const);
}

/** A sound that is not the take's own is connected below it. */
function soundElements({ sound, head }: HandoffClip, resources: Resources, fps: number): string[] {
  if (!sound || sound.isOwn) return [];
  const at = `lane="-1" offset="${time(head + sound.lead, fps)}"`;
  const part = `start="${soundTime(sound.start)}" duration="${time(sound.length, fps)}"`;
  const volume = volumeLines(sound, fps);
  const open = `asset-clip ref="${resources.sound(sound)}" name=${quoted(sound.name)} ${at} ${part}`;
  return element(`${open} audioRole="dialogue" srcEnable="audio"`, volume);
}

function volumeLines({ gain, fades }: HandoffSound, fps: number): string[] {
  const amount = `${decibels(gain)}dB`;
  if (fades) return fadedElement("adjust-volume", amount, fades, fps);
  return gain === 1 ? [] : [`<adjust-volume amount="${amount}"/>`];
}

/** An opacity or a volume that rises at the start of its clip and falls at the end. */
function fadedElement(name: "adjust-blend" | "adjust-volume", amount: string, fades: Fades, fps: number): string[] {
  const ends = [
    ...(fades.in > 0 ? [`<fadeIn type="linear" duration="${time(fades.in, fps)}"/>`] : []),
    ...(fades.out > 0 ? [`<fadeOut type="linear" duration="${time(fades.out, fps)}"/>`] : []),
  ];
  return element(`${name} amount="${amount}"`, element(`param name="amount"`, ends));
}

/** A drawing is a still, connected above the take on the frames that it was drawn on. */
function overlayLines(handoff: Handoff, resources: Resources): ReadonlyMap<HandoffItem, readonly string[]> {
  const { fps } = handoff;
  const placed = overlayLayers(handoff).flatMap((layer, index) => layer.map((one) => ({ ...one, lane: index + 1 })));
  return new Map(
    [...groupBy(placed, ({ item }) => item)].map(([item, overlays]) => {
      const head = item.kind === "clip" ? item.head : 0;
      const lines = overlays.map(({ overlay, at, length, lane }) => {
        const place = `lane="${lane}" offset="${time(head + at, fps)}" start="0s" duration="${time(length, fps)}"`;
        return `<video ref="${resources.still(overlay, handoff)}" name=${quoted(overlay.name)} ${place}/>`;
      });
      return [item, lines];
    }),
  );
}

/** An issue is something to do. */
function markerLine({ kind, text, at, length, overlay }: HandoffMarker, from: number, fps: number): string {
  const task = kind === "issue" ? ` completed="0"` : "";
  const drawn = overlay ? ` note=${quoted(`drawn: ${overlay.path}`)}` : "";
  const place = `start="${time(from + at, fps)}" duration="${time(length, fps)}"`;
  return `<marker ${place} value=${quoted(text)}${task}${drawn}/>`;
}

/** The media and formats that the spine refers to, each once. */
class Resources {
  readonly #lines: string[] = [];
  readonly #ids = new Map<string, string>();
  readonly #takes: ReadonlyMap<string, TakeMedia>;

  constructor(takes: readonly (readonly [string, TakeMedia])[]) {
    this.#takes = new Map(takes);
  }

  lines(): readonly string[] {
    return this.#lines;
  }

  format({ fps, width, height }: Frame): string {
    const { num, den } = rateOf(fps);
    return this.#once(`format ${num}/${den} ${width}x${height}`, (id) => {
      const name = formatName({ fps, width, height });
      const size = `width="${width}" height="${height}" colorSpace="${REC_709}"`;
      return [`<format id="${id}" name="${name}" frameDuration="${den}/${num}s" ${size}/>`];
    });
  }

  take(media: TakeMedia, hasTrack: boolean): { readonly id: string; readonly format: string } {
    const format = this.format(media);
    const id = this.#once(`file ${media.path}`, (own) => {
      const picture = `hasVideo="1" format="${format}"`;
      const duration = time(media.frames, media.fps);
      return assetLines(own, media, `duration="${duration}" ${picture}${hasTrack ? ` hasAudio="1"` : ""}`, hasTrack);
    });
    return { id, format };
  }

  /** A picture of a size: without a rate, because it does not move. */
  still(picture: NamedFile, { width, height }: Frame): string {
    const format = this.#once(`still ${width}x${height}`, (id) => [
      `<format id="${id}" name="FFVideoFormatRateUndefined" width="${width}" height="${height}" colorSpace="${REC_709}"/>`,
    ]);
    return this.#once(`file ${picture.path}`, (id) =>
      assetLines(id, picture, `duration="0s" hasVideo="1" format="${format}"`, false),
    );
  }

  /** A take whose sound alone is used is the same asset as where its picture is. */
  sound(sound: HandoffSound): string {
    const take = this.#takes.get(sound.path);
    if (take) return this.take(take, true).id;
    const duration = sound.seconds === null ? "" : `duration="${soundTime(sound.seconds)}" `;
    return this.#once(`file ${sound.path}`, (id) => assetLines(id, sound, `${duration}hasAudio="1"`, true));
  }

  #once(key: string, write: (id: string) => string[]): string {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = `r${this.#ids.size + 1}`;
    this.#ids.set(key, id);
    this.#lines.push(...write(id));
    return id;
  }
}

function assetLines(id: string, media: { name: string; url: string }, about: string, hasAudio: boolean): string[] {
  const sound = hasAudio ? ` audioSources="1" audioChannels="2" audioRate="${SAMPLE_RATE}"` : "";
  return element(`asset id="${id}" name=${quoted(media.name)} start="0s" ${about}${sound}`, [
    `<media-rep kind="original-media" src=${quoted(media.url)}/>`,
  ]);
}

function formatName({ fps, width, height }: Frame): string {
  const rate = fps.toFixed(2).replace(".00", "").replace(".", "");
  const lines = NAMED_HEIGHTS.get(`${width}x${height}`);
  return lines !== undefined && NAMED_RATES.has(rate) ? `FFVideoFormat${lines}${rate}` : "FFVideoFormatRateUndefined";
}

function isSameRate(a: number, b: number): boolean {
  return rateOf(a).num * rateOf(b).den === rateOf(b).num * rateOf(a).den;
}

/** Frames as a fraction of a second: `48048/24000s`, `2s`. */
function time(frames: number, fps: number): string {
  const { num, den } = rateOf(fps);
  return fraction(frames * den, num);
}

function soundTime(seconds: number): string {
  return fraction(Math.round(seconds * SAMPLE_RATE), SAMPLE_RATE);
}

function fraction(over: number, under: number): string {
  return over % under === 0 ? `${over / under}s` : `${over}/${under}s`;
}

/** Silence is as low as the format goes. */
function decibels(gain: number): string {
  return gain <= 0 ? "-96" : decibelsOf(gain).toFixed(2);
}

function element(open: string, children: readonly string[]): string[] {
  if (children.length === 0) return [`<${open}/>`];
  return [`<${open}>`, ...children.map((line) => `  ${line}`), `</${open.split(" ")[0]}>`];
}

function quoted(text: string): string {
  return `"${escapeMarkup(text).replace(/[\t\n\r]+/g, " ")}"`;
}

function lines(all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}
