// Sends a film file to become a take of a shot, and reports how much of it has been sent.
import { SERVICE_ADDRESS } from "./service-address.ts";
import type { Answer } from "./calls.ts";
import { NO_ANSWER, toAnswer } from "./ask.ts";
import { sendForm } from "./send-form.ts";

export interface FilmForShot {
  readonly ep: string;
  readonly pass: string;
  readonly shot: string;
  readonly file: File;
}

export async function sendFilm(film: FilmForShot, onPercent: (percent: number) => void): Promise<Answer<unknown>> {
  const form = new FormData();
  // Fields stand before the file: the service reads in order.
  for (const field of ["ep", "pass", "shot"] as const) form.set(field, film[field]);
  form.set("file", film.file, film.file.name);
  const url = `${SERVICE_ADDRESS.prefix}/takes/import`;
  const reply = await sendForm(url, { method: "POST", body: form }, onPercent).catch(() => undefined);
  return reply ? toAnswer<unknown>(reply) : NO_ANSWER;
}
