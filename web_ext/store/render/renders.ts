// Asking for takes, and what the service says about each shot it could not queue: kept beside the shot until the next try.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { RenderReply } from "../../../src/contracts/routes/takes.ts";
import type { InputOf, Ask } from "../../api/calls.ts";
import { ANIMATIC, isUsable } from "../cut/usable.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";

export interface RenderProblem {
  readonly sentence: string;
  /** Drawing it as an animatic would help: it was not tried, and nothing is on its way already. */
  readonly drawable: boolean;
}

export type RenderRequest = Omit<InputOf<"render">, "ep" | "pass" | "shots"> & { readonly shots: readonly string[] };

export interface Renders {
  readonly problems: ReadonlySignal<ReadonlyMap<string, RenderProblem>>;
  /** Shots that could be drawn as an animatic instead. */
  readonly drawable: ReadonlySignal<readonly string[]>;
  /** A request is on its way. */
  readonly asking: ReadonlySignal<boolean>;
  readonly render: (request: RenderRequest) => Promise<void>;
  readonly cancel: (shot: string, take: number) => Promise<void>;
  readonly discard: (shot: string, take: number) => Promise<void>;
  readonly dismiss: () => void;
}

export function createRenders(ask: Ask, notices: Notices, episode: OpenEpisode): Renders {
  const problems = signal<ReadonlyMap<string, RenderProblem>>(new Map());
  const asking = signal(false);
  const actOnTake = async (act: "cancel" | "discard", shot: string, take: number) => {
    const openPass = episode.openPass.peek();
    if (!openPass) return;
    const answer = await ask(act, { ...openPass, shot, take });
    if (episode.openPass.peek() === openPass) notices.settle(`take:${shot}:${take}`, answer);
  };

  return {
    problems,
    asking,
    drawable: computed(() => [...problems.value].filter(([, problem]) => problem.drawable).map(([shot]) => shot)),
    render: async ({ shots, ...request }) => {
      const openPass = episode.openPass.peek();
      if (!openPass || shots.length === 0) return;
      asking.value = true;
      const answer = await ask("render", { ...openPass, ...request, shots: [...shots] });
      asking.value = false;
      if (episode.openPass.peek() !== openPass) return;
      const reply = notices.settle("render", answer);
      if (reply) {
        const helps = (shot: string) => request.target !== ANIMATIC && !isDrawn(episode.shot(shot));
        problems.value = afterReply(problems.peek(), shots, reply, helps);
      }
    },
    cancel: (shot, take) => actOnTake("cancel", shot, take),
    discard: (shot, take) => actOnTake("discard", shot, take),
    dismiss: () => (problems.value = new Map()),
  };
}

/** There is an animatic of it already, as the script stands now. */
function isDrawn(shot: ShotStatus | undefined): boolean {
  const drawn = shot?.takes.filter((take) => isUsable(take) && take.target === ANIMATIC) ?? [];
  return drawn.some((take) => take.stale.every((reason) => reason === "target"));
}

/** Problems after a request: those of the shots it named are replaced by what the reply says of them. */
function afterReply(
  before: ReadonlyMap<string, RenderProblem>,
  asked: readonly string[],
  reply: RenderReply,
  animaticHelps: (shot: string) => boolean,
): ReadonlyMap<string, RenderProblem> {
  const next = new Map(before);
  for (const shot of asked) next.delete(shot);
  for (const { shot, error } of reply.errors) next.set(shot, { sentence: error, drawable: animaticHelps(shot) });
  for (const { shot, reason, take } of reply.skipped) {
    next.set(shot, { sentence: reason, drawable: take === undefined && animaticHelps(shot) });
  }
  return next;
}
