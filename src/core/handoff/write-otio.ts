// The cut as OpenTimelineIO JSON: one track of pictures, one of sound, and between them what was drawn with notes. Every reference holds
// its whole take, so that trims stay handles; the shot's other takes stand beside it as further media of the same clip. Record frames are
// the rate of all ranges within the cut, because a take of another rate seldom begins on a whole frame of it.
import { stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import { takeStem } from "../lib/names.ts";
import { rateOf } from "../time/rate.ts";
import { overlayLayers, startOf, type PlacedOverlay } from "./place-overlays.ts";
import {
  MARKER_COLOURS,
  type Handoff,
  type HandoffClip,
  type HandoffItem,
  type HandoffMarker,
  type HandoffSound,
  type NamedFile,
  type TakeMedia,
} from "./timeline.ts";
import { jsonText } from "../lib/json-values.ts";
import { SAMPLE_RATE } from "../media/ffmpeg-flags.ts";

const ACTIVE = "DEFAULT_MEDIA";

/** Placeholder for the children of a track, replaced by their text; JSON text cannot contain it, because quotes are escaped. */
const NO_CHILDREN = `"children": []`;
/** How deep the children of a track stand. */
const CHILD = " ".repeat(10);

export function* writeOtio(handoff: Handoff): Steps<string> {
  const { items, fps } = handoff;
  const pictures = childrenText(yield* stepsOf(items, (each) => childText(picture(each, fps))));
  yield; // each text is long, and a step by itself
  const layers = overlayLayers(handoff).map((layer) => childrenText(overlays(layer, fps).map(childText)));
  const soundClips = childrenText((yield* stepsOf(items, (each) => sounds(each, fps).map(childText))).flat());
  yield;
  const [head = "", ...rest] = frameText(handoff, layers.length).split(NO_CHILDREN);
  const tracks = [pictures, ...layers, soundClips];
  return head + tracks.map((text, index) => text + (rest[index] ?? "")).join("");
}

/** The file without what its tracks hold, which is long. */
function frameText({ episode, title, pass, notes }: Handoff, layers: number): string {
  const drawings = Array.from({ length: layers }, (_, index) => track("Video", `Drawings ${index + 1}`));
  return jsonText({
    OTIO_SCHEMA: "Timeline.1",
    metadata: ownMetadata({ episode, title, pass, notes }),
    name: episode,
    global_start_time: null,
    tracks: {
      OTIO_SCHEMA: "Stack.1",
      ...item("tracks"),
      children: [track("Video"), ...drawings, track("Audio")],
    },
  });
}

function track(kind: "Video" | "Audio", name: string = kind): object {
  return { OTIO_SCHEMA: "Track.1", ...item(name), kind, children: [] };
}

function childText(child: object): string {
  return CHILD + jsonText(child).trimEnd().replaceAll("\n", `\n${CHILD}`);
}

function childrenText(children: readonly string[]): string {
  return children.length === 0 ? NO_CHILDREN : `"children": [\n${children.join(",\n")}\n${CHILD.slice(2)}]`;
}

function picture(each: HandoffItem, fps: number): object {
  const { shot, length, description } = each;
  if (each.kind === "gap") return gap(each.shot, length, fps, markers(each, 0, fps));
  const { media, sourceIn, sourceOut } = each;
  const about = { shot, take: each.take, pass: each.pass, file: media.path, action: description.action };
  const source = {
    in: sourceIn,
    out: sourceOut,
    frames: media.frames,
    fps: media.fps,
    head: each.head,
    tail: each.tail,
  };
  return {
    OTIO_SCHEMA: "Clip.2",
    ...item(media.name, ownMetadata({ ...about, source, ...(each.fades && { fades: each.fades }) })),
    source_range: range(each.head, length, fps),
    effects: each.lut ? [lutEffect(each.lut)] : [],
    markers: markers(each, each.head, fps),
    media_references: references(each),
    active_media_reference_key: ACTIVE,
  };
}

function lutEffect({ path, url, name }: NamedFile): object {
  return { OTIO_SCHEMA: "Effect.1", metadata: ownMetadata({ file: path, url }), name, effect_name: "LUT" };
}

/** The sound of an item, padded with silence. */
function sounds({ shot, length, ...each }: HandoffItem, fps: number): object[] {
  const sound = each.kind === "clip" ? each.sound : null;
  if (each.kind === "gap" || !sound) return [gap(shot, length, fps)];
  const rest = length - sound.lead - sound.length;
  return [
    ...(sound.lead > 0 ? [gap(shot, sound.lead, fps)] : []),
    soundClip({ ...each, shot, length }, sound, fps),
    ...(rest > 0 ? [gap(shot, rest, fps)] : []),
  ];
}

function soundClip(clip: HandoffClip, sound: HandoffSound, fps: number): object {
  const { num, den } = rateOf(fps);
  const start = sound.isOwn ? clip.head : Number(((sound.start * num) / den).toFixed(6));
  const media = sound.isOwn ? reference(clip.media) : soundReference(sound);
  const levels = { gain: sound.gain, ...(sound.fades && { fades: sound.fades }) };
  const about = { shot: clip.shot, file: sound.path, ...levels };
  return {
    OTIO_SCHEMA: "Clip.2",
    ...item(sound.name, ownMetadata(about)),
    source_range: range(start, sound.length, fps),
    media_references: { [ACTIVE]: media },
    active_media_reference_key: ACTIVE,
  };
}

function references(clip: HandoffClip): Record<string, object> {
  const others = clip.alternates.map((media) => [takeStem(clip.shot, media.take), reference(media)] as const);
  return { [ACTIVE]: reference(clip.media), ...Object.fromEntries(others) };
}

function reference(media: TakeMedia): object {
  return external(media, range(0, media.frames, media.fps), { file: media.path, take: media.take });
}

function soundReference(sound: HandoffSound): object {
  const whole = sound.seconds === null ? null : range(0, Math.round(sound.seconds * SAMPLE_RATE), SAMPLE_RATE);
  return external(sound, whole, { file: sound.path });
}

function external({ url, name }: { url: string; name: string }, whole: object | null, about: object): object {
  return {
    OTIO_SCHEMA: "ExternalReference.1",
    metadata: ownMetadata(about),
    name,
    available_range: whole,
    available_image_bounds: null,
    target_url: url,
  };
}

function gap(shot: string, length: number, fps: number, marks: readonly object[] = []): object {
  return {
    OTIO_SCHEMA: "Gap.1",
    ...item(shot, ownMetadata({ shot })),
    source_range: range(0, length, fps),
    markers: marks,
  };
}

/** A layer of drawings with nothing in between. */
function overlays(layer: readonly PlacedOverlay[], fps: number): object[] {
  let end = 0;
  return layer.flatMap((placed) => {
    const { overlay, item: under, text, length } = placed;
    const before = startOf(placed) - end;
    end = startOf(placed) + length;
    const clip = {
      OTIO_SCHEMA: "Clip.2",
      ...item(overlay.name, ownMetadata({ shot: under.shot, file: overlay.path, note: text })),
      source_range: range(0, length, fps),
      media_references: { [ACTIVE]: external(overlay, range(0, length, fps), { file: overlay.path }) },
      active_media_reference_key: ACTIVE,
    };
    return before > 0 ? [gap(under.shot, before, fps), clip] : [clip];
  });
}

/** `from`: the frame of the medium that the item begins with. */
function markers({ markers: noted }: HandoffItem, from: number, fps: number): object[] {
  return noted.map(({ kind, text, at, length, overlay }: HandoffMarker) => ({
    OTIO_SCHEMA: "Marker.2",
    metadata: ownMetadata({ kind, ...(overlay && { drawing: overlay.path }) }),
    name: text,
    color: MARKER_COLOURS[kind],
    marked_range: range(from + at, length, fps),
    comment: text,
  }));
}

function item(name: string, metadata: object = {}) {
  return { metadata, name, source_range: null, effects: [], markers: [] as object[], enabled: true };
}

function range(start: number, duration: number, fps: number): object {
  return { OTIO_SCHEMA: "TimeRange.1", duration: time(duration, fps), start_time: time(start, fps) };
}

function time(value: number, fps: number): object {
  const { num, den } = rateOf(fps);
  return { OTIO_SCHEMA: "RationalTime.1", rate: num / den, value };
}

function ownMetadata(metadata: object): object {
  return { episode_studio: metadata };
}
