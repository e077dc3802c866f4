// The measures that everything in an animatic frame is laid out by. Pixels.

/** A rectangle in frame pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The measure of type and lines: equals the height at 16:9, and keeps vertical frames from shouting. */
  readonly unit: number;
  /** Upright frames stack their slate and keep the foot free for a phone's controls. */
  readonly tall: boolean;
  /** Free space at the left and right edge. */
  readonly margin: number;
  /** Lower edge of the slate, its progress line included; even. */
  readonly slate: number;
  /** Thickness of the progress line. */
  readonly progress: number;
}

const TALL = 0.8;

export function frameOf(width: number, height: number): Frame {
  const unit = unitOf(width, height);
  const tall = width < TALL * height;
  const progress = Math.max(2, Math.round(unit * 0.0085));
  const rows = Math.max(unit * 0.066, unit < 110 ? 0 : 14) * (tall ? 1.9 : 1);
  return {
    width,
    height,
    unit,
    tall,
    margin: width * (tall ? 0.05 : 0.035),
    slate: Math.min(evenSize(height), evenSize(rows + progress)),
    progress,
  };
}

/** The measure of a frame or a sheet. */
export function unitOf(width: number, height: number): number {
  return 0.75 * Math.sqrt(width * height);
}

/** The nearest even length that is not nothing: planes of colour are half as wide and high as the picture. */
export function evenSize(length: number): number {
  return Math.max(2, 2 * Math.round(length / 2));
}

/** The nearest even place at or before a coordinate. */
export function evenPlace(place: number): number {
  return 2 * Math.floor(place / 2);
}

/** Even edges around a box, inside the frame; layers are cut and laid down on even pixels. */
export function evenBox(box: Box, frame: Pick<Frame, "width" | "height">): Box {
  const x = Math.min(Math.max(0, evenPlace(box.x)), frame.width - 2);
  const y = Math.min(Math.max(0, evenPlace(box.y)), frame.height - 2);
  const right = Math.min(frame.width, 2 * Math.ceil((box.x + box.width) / 2));
  const bottom = Math.min(frame.height, 2 * Math.ceil((box.y + box.height) / 2));
  return { x, y, width: Math.max(2, right - x), height: Math.max(2, bottom - y) };
}
