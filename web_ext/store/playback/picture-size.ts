// How large the picture is drawn in the space that it has.

export const PICTURE_SIZES = ["full", "half", "quarter"] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

const SHARES: Readonly<Record<PictureSize, number>> = { full: 1, half: 0.5, quarter: 0.25 };

/** Of the width that it could have. */
export function shareOf(size: PictureSize): number {
  return SHARES[size];
}

export function isPictureSize(value: unknown): value is PictureSize {
  return PICTURE_SIZES.some((size) => size === value);
}
