// What a media program says of itself, and what it lacks for this studio's work. Names are ffmpeg's own.

/** What every film and picture made here needs. Kept to what is used: a slim build that has these is welcome. */
const REQUIRED = {
  encoder: ["libx264", "aac", "mjpeg", "pcm_s16le", "pcm_f32le"],
  decoder: ["h264", "aac", "rawvideo", "pcm_s16le", "pcm_f32le"],
  filter:
    "scale format pad setsar fps tpad trim setpts select split hstack overlay color aresample volume aformat".split(
      " ",
    ),
};

export type FeatureKind = keyof typeof REQUIRED;
const FEATURE_KINDS: readonly FeatureKind[] = ["encoder", "decoder", "filter"];

/** The names in the list that `ffmpeg -encoders`, `-decoders` or `-filters` prints: ` TSC scale   V->V   words`. */
export function parseFeatureNames(listing: string): ReadonlySet<string> {
  const lines = listing.split(/\r?\n/).flatMap((line) => /^ [A-Z.|]{2,8} +([\w-]+) +\S/.exec(line)?.[1] ?? []);
  return new Set(lines);
}

/** What is missing, in words: `the libx264 encoder`. */
export function findMissing(has: Readonly<Record<FeatureKind, ReadonlySet<string>>>): readonly string[] {
  return FEATURE_KINDS.flatMap((kind) =>
    REQUIRED[kind].filter((name) => !has[kind].has(name)).map((name) => `the ${name} ${kind}`),
  );
}

/**
 * What made a file, for its sidecar: `ffmpeg 5.1.9-0+deb12u1, libavcodec 59.37.100`. Builds from a repository have no number,
 * so the version of the encoding library is recorded too.
 */
export function parseMediaVersion(text: string): string | undefined {
  const [, name, version] = /^(ffmpeg|ffprobe) version (\S+)/m.exec(text) ?? [];
  if (!name || !version) return undefined;
  const library = /^libavcodec\s+(\d+)\.\s*(\d+)\.\s*(\d+)/m.exec(text);
  return library ? `${name} ${version}, libavcodec ${library.slice(1).join(".")}` : `${name} ${version}`;
}

/** `espeak-ng 1.51` out of `eSpeak NG text-to-speech: 1.51  Data at: ...`. */
export function parseSpeechVersion(text: string): string | undefined {
  const version = /text-to-speech: *(\S+)/.exec(text)?.[1];
  return version && `espeak-ng ${version}`;
}
