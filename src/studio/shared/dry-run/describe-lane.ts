// The lane that a planned take would wait in: why that one, and whether it would start anything now.
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { DryRunShot } from "../../../contracts/routes/renders/dry-run.ts";
import { within } from "../../../machine/wait.ts";
import type { StudioPorts } from "../../ports.ts";

type Lane = NonNullable<DryRunShot["lane"]>;
type Ports = Pick<StudioPorts, "backends" | "queue">;

/** Milliseconds that a backend has to say that it is there. */
const PATIENCE = 500;

/** Each lane is asked once for a request. `asked`: the backend that the request names. */
export class LaneViews {
  readonly #ports: Ports;
  readonly #asked: string | null;
  readonly #held = new Map<string, Promise<string | null>>();

  constructor(ports: Ports, asked: string | null) {
    this.#ports = ports;
    this.#asked = asked;
  }

  async describe(name: string, target: VideoTarget): Promise<Lane> {
    const backend = this.#ports.backends.get(name);
    const held = this.#held.get(name) ?? this.#whyHeld(name);
    this.#held.set(name, held);
    const { kind = name, where = "", isPaid = false } = backend ?? {};
    return { name, kind, where, paid: isPaid, why: this.#why(name, target), held: await held };
  }

  #why(name: string, { builtin, label, via }: VideoTarget): string {
    if (this.#asked === name) return "the request names it";
    if (builtin) return `${label} is drawn by the studio itself`;
    if (via !== undefined) return `${label} is a hosted model`;
    if (name.startsWith("deployment:")) return `it is set up for ${label}`;
    const own = [...this.#ports.backends.values()].filter(({ kind }) => kind === "local" || kind === "proxy");
    const others = own.filter((each) => each.name !== name);
    return others.length === 0 ? "it is the only host of your own" : "it is the freest of your hosts that can make it";
  }

  async #whyHeld(name: string): Promise<string | null> {
    const { paused = false, held = null } = this.#ports.queue.lanes()[name] ?? {};
    if (paused) return "the lane is paused";
    if (held) return held;
    const answer = await within(PATIENCE, this.#ports.backends.get(name)?.down(PATIENCE) ?? Promise.resolve(null));
    return answer === undefined ? `${name} has not answered yet` : answer;
  }
}
