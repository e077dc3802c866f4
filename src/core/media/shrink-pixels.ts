// Makes a decoded picture smaller: every new pixel is the average of the area it covers, on a white ground.

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue, opacity. */
  readonly data: Uint8Array;
}

/** The picture at a width, its height in proportion; never larger than it was. */
export function shrinkPixels(picture: Pixels, toWidth: number): Pixels {
  const width = Math.min(toWidth, picture.width);
  const height = Math.min(picture.height, Math.max(1, Math.round((picture.height * width) / picture.width)));
  const data = new Uint8Array(width * height * 4);
  const sums = [new Float32Array(width * 3), new Float32Array(width * 3)] as const;
  const line = new Float32Array(width * 3);
  const scale = height / picture.height;
  for (let row = 0, filling = 0; row < picture.height; row++) {
    shrinkRow(picture, row, line);
    const { target, first, second } = share(row, scale);
    addRow(sums[filling % 2 === 0 ? 0 : 1], line, first);
    if (second > 0) addRow(sums[filling % 2 === 0 ? 1 : 0], line, second);
    if (share(row + 1, scale).target === target && row + 1 < picture.height) continue;
    writeRow(data, filling, sums[filling % 2 === 0 ? 0 : 1]);
    filling++;
  }
  return { width, height, data };
}

/** How one old pixel or row falls on one new one and perhaps the next. */
function share(index: number, scale: number) {
  const start = index * scale;
  const target = Math.floor(start + ROUNDING);
  const second = Math.max(0, start + scale - (target + 1));
  return second < ROUNDING ? { target, first: scale, second: 0 } : { target, first: scale - second, second };
}

/** Larger than what sums of binary fractions are off by, smaller than any share that shows. */
const ROUNDING = 1e-6;

function shrinkRow({ data, width }: Pixels, row: number, line: Float32Array): void {
  line.fill(0);
  const scale = line.length / 3 / width;
  for (let column = 0; column < width; column++) {
    const at = (row * width + column) * 4;
    const opacity = (data[at + 3] ?? 0) / 255;
    const ground = 255 * (1 - opacity);
    const { target, first, second } = share(column, scale);
    for (let channel = 0; channel < 3; channel++) {
      const value = (data[at + channel] ?? 0) * opacity + ground;
      const to = target * 3 + channel;
      line[to] = (line[to] ?? 0) + value * first;
      if (second > 0) line[to + 3] = (line[to + 3] ?? 0) + value * second;
    }
  }
}

function addRow(sum: Float32Array, line: Float32Array, weight: number): void {
  for (let index = 0; index < sum.length; index++) sum[index] = (sum[index] ?? 0) + (line[index] ?? 0) * weight;
}

/** Writes a finished row and empties its sum for the row after the next. */
function writeRow(data: Uint8Array, row: number, sum: Float32Array): void {
  const from = row * (sum.length / 3) * 4;
  for (let pixel = 0; pixel * 3 < sum.length; pixel++) {
    const at = from + pixel * 4;
    for (let channel = 0; channel < 3; channel++) data[at + channel] = Math.round(sum[pixel * 3 + channel] ?? 0);
    data[at + 3] = 255;
  }
  sum.fill(0);
}
