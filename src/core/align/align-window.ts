// A shot's stretch of the recording, in seconds from its start.

export interface AlignWindow {
  readonly from: number;
  readonly to: number;
}
