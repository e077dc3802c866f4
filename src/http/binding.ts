// A route of the contract tied to what answers it: the compiler holds the answer to the route's schemas, and every route that names an
// episode to a verb that takes its context. Knows no express; which verb answers which route stands in `studio-routes.ts`.
import type { FileHandle } from "node:fs/promises";
import type { Asker } from "../contracts/files/agents/asking.ts";
import type { BodyOf, EpisodeInput, QueryOf, ReplyOf, Route, UploadedFile } from "../contracts/route.ts";
import { answerAgent, type AgentPorts } from "../studio/shared/agents/answer-agent.ts";
import type { EpisodeContext } from "../studio/shared/episode/episode-context.ts";

/** What a verb is handed: the checked query and body as one value, defaults filled in. */
export type InputOf<R> = QueryOf<R> & BodyOf<R>;

/** A file for `send-file.ts` to stream. */
export interface FileToSend {
  /** Absolute; it has passed the studio's guards. */
  readonly path: string;
  /** Opens it where the guards found it, and nowhere else. */
  readonly open: () => Promise<FileHandle>;
  /** The name it is saved under; the file's own when absent. */
  readonly name?: string;
}

/** A text to send under a name, on a route that can be asked for one. */
export interface TextToSend {
  readonly text: string;
  readonly name: string;
  /** Media type, where it is not the one that the route names. */
  readonly type?: string;
  /** Further headers of the reply. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a verb gives back: the route's reply, or a file where the route declares none. */
export type AnswerOf<R> = unknown extends ReplyOf<R> ? FileToSend : ReplyOf<R>;

/** What a verb may ask about a request beside its fields. */
export interface RequestContext {
  /** Aborted when the client has gone, where that takes the work back. */
  readonly signal?: AbortSignal | undefined;
  /** The file of a form, on a route that takes one. */
  readonly upload?: UploadedFile | undefined;
  /** Whether it comes from the machine that the service runs on. */
  readonly isFromHere: boolean;
  /** The episode that the request names. */
  readonly episode?: EpisodeContext | undefined;
  /** For whom it comes; a person at some program when absent. */
  readonly asker?: Asker | undefined;
}

export interface Binding {
  readonly route: Route;
  readonly answer: (input: unknown, context: RequestContext) => Promise<unknown>;
}

/** Ties a route to its answer; a reply of another shape does not compile. */
export function bind<R extends Route>(
  route: R,
  answer: (input: InputOf<R>, context: RequestContext) => Promise<AnswerOf<R>>,
): Binding {
  return { route, answer: (input, context) => answer(input as InputOf<R>, context) };
}

/** A line of the table of routes: bound as soon as there are ports. */
export type RouteLine<Ports> = (ports: Ports) => Binding;

type WithEpisode<R> = "ep" extends keyof InputOf<R> ? R : never;
type WithoutEpisode<R> = "ep" extends keyof InputOf<R> ? never : R;
/** Null where the route may be asked without an episode, and was. */
type EpisodeOf<R> = InputOf<R> extends { ep: string } ? EpisodeContext : EpisodeContext | null;

/** Ties a route that names no episode to its verb. `Text`: where it can be asked for one. */
export function bindVerb<R extends Route, Ports, Text extends TextToSend = never>(
  route: R & WithoutEpisode<R>,
  verb: (ports: Ports, input: InputOf<R>, context: RequestContext) => Promise<AnswerOf<R> | Text>,
): RouteLine<Ports> {
  return (ports) => ({ route, answer: (input, context) => verb(ports, input as InputOf<R>, context) });
}

/** Ties a route whose input has the field `ep` to its verb, which takes the episode and what is asked of it. */
export function bindEpisode<R extends Route, Ports, Text extends TextToSend = never>(
  route: R & WithEpisode<R>,
  verb: (
    ports: Ports,
    episode: EpisodeOf<R>,
    input: EpisodeInput<R>,
    context: RequestContext,
  ) => Promise<AnswerOf<R> | Text>,
): RouteLine<Ports> {
  return (ports) => ({
    route,
    answer: (input, context) => {
      const episode = (context.episode ?? null) as EpisodeOf<R>;
      return verb(ports, episode, input as EpisodeInput<R>, context);
    },
  });
}

const SOMEBODY: Asker = { kind: "person", name: null, via: "program" };

/** The same binding, with the agents that ask on their leash. What a person asks for is known as a person's, too, as far down as the queue. */
export function withLeash(ports: AgentPorts, { route, answer }: Binding): Binding {
  return {
    route,
    answer: (input, context) => {
      const by = context.asker ?? SOMEBODY;
      if (by.kind !== "agent") return ports.asking.run({ by }, () => answer(input, context));
      return answerAgent(ports, { route, input, by }, () => answer(input, context));
    },
  };
}
