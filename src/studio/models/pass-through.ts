// What the service passes on of its workflow host when it runs alone: model lists, node classes and the queue, in the host's own
// shapes. docs/http.md "Host pass-through".
import { Refusal } from "../../contracts/refusal.ts";
import type { Host } from "../../hosts/host.ts";
import type { StudioPorts } from "../ports.ts";
import { namesOf } from "../../core/models/missing-files.ts";

type Ports = Pick<StudioPorts, "host" | "queue">;

/** Each answers as the host does. */
export interface HostAnswers {
  folders(): Promise<unknown>;
  models(folder: string): Promise<unknown>;
  nodeClass(name: string): Promise<unknown>;
  queue(): Promise<unknown>;
}

export function openPassThrough(ports: Ports): HostAnswers {
  return {
    folders: async () => requireAnswer(ports, (host) => host.folders()),
    models: async (folder) => listFolder(ports, requireName(folder)),
    nodeClass: async (name) => {
      requireName(name);
      const node = await requireAnswer(ports, (host) => host.nodeClass(name));
      return node === null ? {} : { [name]: node };
    },
    queue: () => bothQueues(ports),
  };
}

/** A single path segment: one with slashes or dots would ask the host for something else. */
function requireName(name: string): string {
  if (!/[/\\\p{Cc}]/u.test(name) && name !== "." && name !== "..") return name;
  throw new Refusal("bad-input", `"${name.slice(0, 100)}" is not one name: leave away slashes and dots that climb`);
}

/** A folder without files under either name may be none at all. */
async function listFolder(ports: Ports, folder: string): Promise<readonly string[]> {
  const names = namesOf(folder);
  for (const name of names) {
    const files = await requireAnswer(ports, (host) => host.models(name));
    if (files.length > 0) return files;
  }
  const folders = await requireAnswer(ports, (host) => host.folders());
  if (names.some((name) => folders.includes(name))) return [];
  throw new Refusal("unknown", `the host has no models folder "${folder.slice(0, 100)}": GET /models lists them`);
}

/** The host's own queue, then the jobs of this service that it does not know. A host that does not answer runs nothing that could be listed. */
async function bothQueues({ host, queue }: Ports) {
  const theirs = (await host()?.queue()) ?? { running: [], pending: [] };
  const known = new Set([...theirs.running, ...theirs.pending].map(([, id]) => id));
  const { jobs } = queue.list();
  const ours = (status: string) =>
    jobs
      .filter((job) => job.status === status && !known.has(job.id))
      .map(({ id, title, kind, lane }, index) => [index, id, {}, { studio: { title, kind, lane } }, []]);
  return {
    queue_running: [...theirs.running, ...ours("running")],
    queue_pending: [...theirs.pending, ...ours("queued")],
  };
}

async function requireAnswer<T>({ host }: Ports, ask: (host: Host) => Promise<T | undefined>): Promise<T> {
  const there = host();
  if (!there) throw new Refusal("host-away", "no workflow host is set: give its address in the settings");
  const answer = await ask(there);
  if (answer !== undefined) return answer;
  throw new Refusal(
    "host-away",
    `the host at ${there.url} does not answer: start it, or change its address in the settings`,
  );
}
