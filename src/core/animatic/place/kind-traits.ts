// What is known of each kind of place: whether one stands outside in it, and which land or building it belongs to.

/** What the ground and the air of an outside place lean to. */
export type Land =
  "woods" | "fields" | "desert" | "water" | "city" | "space" | "rock" | "snow" | "deep" | "ash" | "marsh";

export interface KindTraits {
  readonly outside: boolean;
  readonly land?: Land;
  /** Seen instead when the words say that one stands on the other side of its walls. */
  readonly other?: string;
}

export const inside = (other?: string): KindTraits => ({ outside: false, ...(other && { other }) });
export const outside = (land: Land, other?: string): KindTraits => ({ outside: true, land, ...(other && { other }) });
