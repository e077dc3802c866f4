// Sends a form and reports how much of it has been sent, which `fetch` does not.
import type { Fetch } from "./ask.ts";

export interface FormReply {
  readonly ok: boolean;
  readonly status: number;
  readonly json: () => Promise<unknown>;
}

/** Rejects when nothing answers, as `fetch` does. `onPercent`: of the form, whole numbers from 0 to 100. */
export function sendForm(
  url: string,
  { method, body }: Pick<Parameters<Fetch>[1], "method" | "body">,
  onPercent: (percent: number) => void,
): Promise<FormReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onPercent(Math.floor((loaded / total) * 100));
    request.onerror = () => reject(new Error("nothing answered"));
    request.onload = () => {
      const { status, responseText } = request;
      const json = async () => JSON.parse(responseText) as unknown;
      resolve({ ok: status >= 200 && status < 300, status, json });
    };
    request.send(body ?? null);
  });
}
