// Sends a film file to become a take of a shot; how far it is, and what the service says of it, stands with the shot.
import { sendFilm } from "../api/send-film.ts";
import type { TakeImports } from "../store/takes/take-imports.ts";

export function importFilm({ start }: TakeImports, shot: string, file: File): void {
  void start(shot, file.name, (openPass, onPercent) => sendFilm({ ...openPass, shot, file }, onPercent));
}
