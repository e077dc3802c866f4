// What a shot is compiled without because its file is not there and the request says "render anyway".
// docs/format.md "References of a shot".
export interface Absent {
  /** Subjects whose picture is missing: they leave their slot and are described in words. */
  readonly subjects: ReadonlySet<string>;
  /** The location's picture is missing: the place is described in words. */
  readonly plate: boolean;
  /** A voice sample or the recording is missing: the sound is generated. */
  readonly sound: boolean;
}

export const NOTHING_ABSENT: Absent = { subjects: new Set(), plate: false, sound: false };
