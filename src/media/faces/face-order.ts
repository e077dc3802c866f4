// What a thread that looks for faces is asked, and what it answers.

export interface FaceModules {
  /** Paths of the runtime's module and of both models. */
  readonly runtime: string;
  readonly detector: string;
  readonly embedder: string;
}

/** A picture file, or one of the panels that stand side by side in it. */
export interface ViewPicture {
  readonly path: string;
  /** The same for the same pixels. */
  readonly mark: string;
  readonly crop?: { readonly panel: number; readonly of: number } | undefined;
}

/** Frames of one size, four bytes a pixel. */
export interface RawFrames {
  readonly width: number;
  readonly height: number;
  readonly pictures: readonly Uint8Array[];
}

export interface FaceOrder {
  readonly modules: FaceModules;
  readonly views: readonly ViewPicture[];
  readonly frames: RawFrames;
}

/** What the embedder says: of each view's largest face, null where it shows none, and of every face of each frame. */
export interface FaceReading {
  readonly views: readonly (readonly number[] | null)[];
  readonly frames: readonly (readonly (readonly number[])[])[];
}
