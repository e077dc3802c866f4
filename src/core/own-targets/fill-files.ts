// What fills the pictures, sounds and videos that a workflow loads: a shot's keyframes, subjects and recording; the pictures of an edit.
import type { TargetKind } from "../../contracts/files/target.ts";
import type { FoundMedia } from "./find-media.ts";
import type { Ambiguous } from "./find-params.ts";
import type { FoundPlaces, GraphInput } from "./graph-inputs.ts";

export interface Fills {
  readonly filled: ReadonlyMap<string, FoundPlaces>;
  readonly asked: readonly Ambiguous[];
  readonly warnings: readonly string[];
  /** Files that nothing gives it, and that the host does not have. */
  readonly problems: readonly string[];
}

export function fillsOf(media: readonly FoundMedia[], kind: TargetKind): Fills {
  const pictures = media.filter((each) => each.kind === "image");
  const masks = pictures.filter(({ use }) => use === "mask");
  const filled = new Map<string, FoundPlaces>();
  const take = (param: string, taken: readonly FoundMedia[], why: string) => {
    if (taken.length > 0) filled.set(param, { places: taken.map(({ place }) => place), how: why });
  };
  if (kind === "video") fillVideo(pictures, take);
  if (kind === "image") {
    const given = pictures.filter(({ use }) => use !== "mask");
    for (const [index, picture] of given.entries())
      take(`ref_image_${index + 1}`, [picture], `picture ${index + 1} that it loads${byOf(picture)}`);
  }
  const sounds = media.filter((each) => each.kind === "audio");
  if (kind === "video") take("dub_audio", sounds, "the sound that it loads: the recording of the shot");
  const taken = new Set([...filled.values()].flatMap(({ places }) => places));
  const left = media.filter(({ place, isThere }) => !taken.has(place) && !isThere);
  return {
    filled,
    asked: askPictures(pictures, filled, kind),
    warnings: masks
      .filter(({ place }) => taken.has(place))
      .map(({ place: { id } }) => `its node ${id} reads a mask from a picture, and pictures of shots have none`),
    problems: left.map(problemOf),
  };
}

/** By what they go to. Where nothing says it, one is where the shot begins, the second of two where it ends. */
function fillVideo(
  pictures: readonly FoundMedia[],
  take: (param: string, taken: readonly FoundMedia[], why: string) => void,
): void {
  const of = (use: FoundMedia["use"]) => pictures.filter((each) => each.use === use);
  const [reference, plain] = [of("reference"), of("plain")];
  const isPair = pictures.length === 2 && plain.length === 2;
  const begin = of("first")[0] ?? (reference.length === 0 || plain.length === 1 ? plain[0] : undefined);
  const end = of("last")[0] ?? (isPair ? plain[1] : undefined);
  const rest = plain.filter((each) => each !== begin && each !== end);
  const why = pictures.length === 1 ? "the only picture that it loads" : `the shot's first picture${byOf(begin)}`;
  if (begin) take("first_frame", [begin], why);
  if (end) take("last_frame", [end], `the shot's last picture${byOf(end)}`);
  take("reference_image", [...reference, ...rest], `its subjects${byOf(reference[0])}`);
}

function byOf(media: FoundMedia | undefined): string {
  return media?.by ? `, by ${media.by}` : "";
}

/** Which picture is which is a person's to say wherever there are several. */
function askPictures(
  pictures: readonly FoundMedia[],
  filled: ReadonlyMap<string, FoundPlaces>,
  kind: TargetKind,
): Ambiguous[] {
  if (pictures.length < 2) return [];
  const names = kind === "video" ? ["first_frame", "last_frame", "reference_image"] : [...filled.keys()];
  const places = pictures.map(({ place }) => place);
  return names.flatMap((param) => (filled.has(param) && /frame|image/.test(param) ? [{ param, places }] : []));
}

const A_FILE = { image: "a picture", video: "a video", audio: "a sound" } as const;

/** The node of a place, as a sentence begins with it. */
function titled({ id, node }: GraphInput): string {
  return `its node "${node._meta?.title ?? node.class_type}" (${id})`;
}

function problemOf({ kind, use, place }: FoundMedia): string {
  const what = use === "mask" ? "a mask" : A_FILE[kind];
  return `${titled(place)} loads ${what}, ${String(place.value)}, which nothing of a show gives it and the host does not have`;
}

/** What every take has, where each shot could be expected to have its own: a video that is followed, a camera path. A video that the host lacks is a problem. */
export function warnOfFixedParts(media: readonly FoundMedia[], places: readonly GraphInput[]): string[] {
  const videos = media.filter(({ kind, isThere }) => kind === "video" && isThere);
  const paths = places.filter(({ input }) => input.name === "camera_pose");
  return [
    ...videos.map(({ place }) => `${titled(place)} loads the video ${String(place.value)} for every take`),
    ...paths.map((place) => `${titled(place)} has the camera path ${String(place.value)} for every take`),
  ].map((sentence) => `${sentence}, and no shot changes it`);
}
