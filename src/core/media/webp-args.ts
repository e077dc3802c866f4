// A WebP picture as a small JPEG, which the picture library cannot decode. WebP only: others go through the worker threads.
import { QUIET } from "./film/assemble-args.ts";

export interface WebpOrder {
  readonly input: string;
  /** Pixels of the JPEG. */
  readonly width: number;
  readonly height: number;
}

/** Writes a JPEG to standard output: the picture averaged down, on white where it is transparent. */
export function shrinkWebpArgs({ input, width, height }: WebpOrder): readonly string[] {
  const size = `${width}:${height}`;
  return [
    QUIET,
    // Named, because a name with `%d` would be read as a row of pictures.
    ["-f", "webp_pipe", "-i", input],
    ["-f", "lavfi", "-i", `color=c=white:s=${width}x${height}`],
    [
      "-filter_complex",
      `[0:v:0]scale=${size}:flags=area,format=rgba[small];[1:v]format=rgb24[white];[white][small]overlay=format=rgb,` +
        "scale=out_color_matrix=bt601:out_range=full,format=yuvj420p",
    ],
    ["-frames:v", "1", "-c:v", "mjpeg", "-q:v", "4", "-f", "image2pipe", "pipe:1"],
  ].flat();
}
