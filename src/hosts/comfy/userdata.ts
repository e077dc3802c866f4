// The workflows that people saved in a host: its user data, below `workflows`. A path there is one encoded segment of the address.
// Spec host 1.9.
import { askHost, sayAnswer } from "./ask-host.ts";
import type { SavedRead, SavedRemoval, SavedWorkflows, SavedWrite } from "../host.ts";

export function openSavedWorkflows(url: string): SavedWorkflows {
  return {
    list: () => listSaved(url),
    read: (name) => readSaved(url, name),
    write: (name, text, overwrite) => writeSaved(url, name, { text, overwrite }),
    remove: (name) => removeSaved(url, name),
  };
}

async function listSaved(url: string): Promise<readonly string[] | undefined> {
  const answer = await askHost(url, "/userdata?dir=workflows&recurse=true&full_info=false&split=false");
  if (answer.is !== "silent" && answer.status === 404) return [];
  if (answer.is !== "json" || !Array.isArray(answer.body)) return undefined;
  const names = answer.body.filter((name): name is string => typeof name === "string");
  return names.map((name) => name.replaceAll("\\", "/")).filter((name) => name.endsWith(".json"));
}

async function readSaved(url: string, name: string): Promise<SavedRead> {
  const answer = await askHost(url, addressOf(name));
  if (answer.is === "silent" || answer.status >= 500) return { is: "silent", why: sayAnswer(answer) };
  if (answer.status === 404) return { is: "absent" };
  if (answer.status !== 200) return { is: "silent", why: sayAnswer(answer) };
  return answer.is === "json" ? { is: "there", value: answer.body } : { is: "broken" };
}

async function writeSaved(
  url: string,
  name: string,
  { text, overwrite }: { text: string; overwrite: boolean },
): Promise<SavedWrite> {
  const answer = await askHost(url, `${addressOf(name)}?overwrite=${overwrite}`, { method: "POST", text });
  if (answer.is !== "silent" && answer.status === 409) return { is: "taken" };
  if (answer.is !== "silent" && answer.status === 200) return { is: "written" };
  return { is: "refused", why: sayAnswer(answer) };
}

async function removeSaved(url: string, name: string): Promise<SavedRemoval> {
  const answer = await askHost(url, addressOf(name), { method: "DELETE" });
  if (answer.is !== "silent" && answer.status === 404) return { is: "absent" };
  if (answer.is !== "silent" && answer.status < 300) return { is: "removed" };
  return { is: "refused", why: sayAnswer(answer) };
}

function addressOf(name: string): string {
  return `/userdata/${encodeURIComponent(`workflows/${name}`)}`;
}
