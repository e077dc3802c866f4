// The workflows that people saved in a host: its user data, below `workflows`. A path there is one encoded segment of the address.
import { describeAnswer, type HostAnswer } from "../answers.ts";
import type { SavedRead, SavedRemoval, SavedWorkflows, SavedWrite } from "../host.ts";
import type { HostQuestion } from "./ask-host.ts";

/** How the host is asked: what is only read is not waited for as long as what is written. */
export interface HostQuestions {
  readonly query: (path: string) => Promise<HostAnswer>;
  readonly ask: (path: string, question: HostQuestion) => Promise<HostAnswer>;
}

export function openSavedWorkflows({ query, ask }: HostQuestions): SavedWorkflows {
  return {
    list: () => listSaved(query),
    read: (name) => readSaved(query, name),
    write: (name, text, overwrite) => writeSaved(ask, name, { text, overwrite }),
    remove: (name) => removeSaved(ask, name),
  };
}

async function listSaved(query: HostQuestions["query"]): Promise<readonly string[] | undefined> {
  const answer = await query("/userdata?dir=workflows&recurse=true&full_info=false&split=false");
  if (answer.is !== "silent" && answer.status === 404) return [];
  if (answer.is !== "json" || !Array.isArray(answer.body)) return undefined;
  const names = answer.body.filter((name): name is string => typeof name === "string");
  return names.map((name) => name.replaceAll("\\", "/")).filter((name) => name.endsWith(".json"));
}

async function readSaved(query: HostQuestions["query"], name: string): Promise<SavedRead> {
  const answer = await query(addressOf(name));
  if (answer.is === "silent" || answer.status >= 500) return { is: "silent", why: describeAnswer(answer) };
  if (answer.status === 404) return { is: "absent" };
  if (answer.status !== 200) return { is: "silent", why: describeAnswer(answer) };
  return answer.is === "json" ? { is: "there", value: answer.body } : { is: "broken" };
}

async function writeSaved(
  ask: HostQuestions["ask"],
  name: string,
  { text, overwrite }: { text: string; overwrite: boolean },
): Promise<SavedWrite> {
  const answer = await ask(`${addressOf(name)}?overwrite=${overwrite}`, { method: "POST", text });
  if (answer.is !== "silent" && answer.status === 409) return { is: "taken" };
  if (answer.is !== "silent" && answer.status === 200) return { is: "written" };
  return { is: "refused", why: describeAnswer(answer) };
}

async function removeSaved(ask: HostQuestions["ask"], name: string): Promise<SavedRemoval> {
  const answer = await ask(addressOf(name), { method: "DELETE" });
  if (answer.is !== "silent" && answer.status === 404) return { is: "absent" };
  if (answer.is !== "silent" && answer.status < 300) return { is: "removed" };
  return { is: "refused", why: describeAnswer(answer) };
}

function addressOf(name: string): string {
  return `/userdata/${encodeURIComponent(`workflows/${name}`)}`;
}
