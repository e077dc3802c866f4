// A reply that is a text for another program, saved under a name: a table for a spreadsheet, a cut for an editor.
import type { Response } from "express";
import type { Route } from "../../contracts/route.ts";
import type { TextToSend } from "../binding.ts";

/** Whether a reply is the text that a route can be asked for. */
export function isText({ alsoText }: Route, reply: unknown): reply is TextToSend {
  return alsoText !== undefined && typeof reply === "object" && reply !== null && "text" in reply && "name" in reply;
}

export function sendText(response: Response, { alsoText = "text/plain" }: Route, reply: TextToSend): void {
  const { text, name, type = alsoText, headers = {} } = reply;
  response.set(headers).attachment(name).type(`${type}; charset=utf-8`).send(text);
}
