// What a film decodes to, picture and sound, as one short text: two films with the same one play the same.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { FFMPEG } from "./measure-film.ts";

const execute = promisify(execFile);

export async function decodedHash(path: string): Promise<string> {
  const hash = async (stream: string) =>
    (await execute(FFMPEG, ["-v", "error", "-i", path, "-map", stream, "-f", "md5", "-"])).stdout.trim();
  return `${await hash("0:v:0")} ${await hash("0:a:0?").catch(() => "silent")}`;
}
