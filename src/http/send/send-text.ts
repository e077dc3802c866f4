// A reply that is a text for another program, saved under a name: a table for a spreadsheet.
import type { Response } from "express";
import type { Route } from "../../contracts/route.ts";
import type { TextToSend } from "../binding.ts";

/** Whether a reply is the text that a route can be asked for. */
export function isText({ alsoText }: Route, reply: unknown): reply is TextToSend {
  return alsoText !== undefined && typeof reply === "object" && reply !== null && "text" in reply && "name" in reply;
}

export function sendText(response: Response, { alsoText = "text/plain" }: Route, { text, name }: TextToSend): void {
  response.attachment(name).type(`${alsoText}; charset=utf-8`).send(text);
}
