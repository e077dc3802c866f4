// Sends a film file to become a take of a shot, and tells how much of it has gone: the one request that a form carries.
import { PLACES } from "./places.ts";
import type { Answer } from "./answer.ts";
import { silence, toAnswer } from "./ask.ts";

export interface FilmForShot {
  readonly ep: string;
  readonly pass: string;
  readonly shot: string;
  readonly file: File;
}

export function sendFilm(film: FilmForShot, onPercent: (percent: number) => void): Promise<Answer<unknown>> {
  const form = new FormData();
  // Fields stand before the file: the service reads in order.
  for (const field of ["ep", "pass", "shot"] as const) form.set(field, film[field]);
  form.set("file", film.file, film.file.name);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${PLACES.prefix}/takes/import`);
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onPercent(Math.floor((loaded / total) * 100));
    request.onerror = () => resolve(silence);
    request.onload = () => {
      const { status, responseText } = request;
      const json = async () => JSON.parse(responseText) as unknown;
      resolve(toAnswer<unknown>({ ok: status >= 200 && status < 300, status, json }));
    };
    request.send(form);
  });
}
