// Takes a plain background away from a reference picture, so that its figure can stand in the scene. Works inwards from the
// edges: what is enclosed by the figure stays. A picture whose edges are not of one colour is left as it is.

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha. */
  readonly data: Uint8ClampedArray;
}

/** Share of the upper and side edges that must look alike. */
const ALIKE = 0.85;
/** Differences of colour, of 765 at most: the same, and surely something else. */
const SAME = 26;
const OTHER = 110;

/** Clears the background's alpha in place. Returns whether the picture had a plain one. */
export function cutOut(picture: Pixels): boolean {
  const ground = groundOf(picture);
  if (!ground) return false;
  const { width, height, data } = picture;
  const seen = new Uint8Array(width * height);
  const open: number[] = edgePlaces(width, height).filter((place) => differs(data, place, ground) < OTHER);
  for (const place of open) seen[place] = 1;
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const difference = differs(data, place, ground);
    clear(data, place, { ground, share: Math.max(0, (difference - SAME) / (OTHER - SAME)) });
    if (difference > SAME) continue;
    for (const next of neighbours(place, width, height)) {
      if (seen[next] || differs(data, next, ground) >= OTHER) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return true;
}

/** Leaves a share of a pixel, and takes the background's colour out of what is left. */
function clear(data: Uint8ClampedArray, place: number, { ground, share }: { ground: Ground; share: number }): void {
  for (const [channel, behind] of ground.entries()) {
    const mixed = data[place * 4 + channel] ?? 0;
    if (share > 0) data[place * 4 + channel] = (mixed - behind * (1 - share)) / share;
  }
  data[place * 4 + 3] = Math.round(255 * share);
}

type Ground = readonly [red: number, green: number, blue: number];

/** The colour that nearly all of the edge has; undefined where it has no such colour, or is already clear. */
function groundOf({ width, height, data }: Pixels): Ground | undefined {
  const places = edgePlaces(width, height).filter((place) => place < width * height * 0.8);
  const channel = (offset: number) => median(places.map((place) => data[place * 4 + offset] ?? 0));
  const ground: Ground = [channel(0), channel(1), channel(2)];
  if (channel(3) < 250) return undefined;
  const alike = places.filter((place) => differs(data, place, ground) < SAME).length;
  return alike >= ALIKE * places.length ? ground : undefined;
}

/** Indices of the pixels along all four edges. */
function edgePlaces(width: number, height: number): number[] {
  const places: number[] = [];
  for (let x = 0; x < width; x++) places.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) places.push(y * width, y * width + width - 1);
  return places;
}

function neighbours(place: number, width: number, height: number): readonly number[] {
  const x = place % width;
  const near: number[] = [];
  if (x > 0) near.push(place - 1);
  if (x < width - 1) near.push(place + 1);
  if (place >= width) near.push(place - width);
  if (place < width * (height - 1)) near.push(place + width);
  return near;
}

function differs(data: Uint8ClampedArray, place: number, [red, green, blue]: Ground): number {
  const at = place * 4;
  return Math.abs((data[at] ?? 0) - red) + Math.abs((data[at + 1] ?? 0) - green) + Math.abs((data[at + 2] ?? 0) - blue);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
