// The host's templates and a person's own workflows as models of the open show: what they lack, where values go in them, trying them.
import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { Answer, AnswerOf, Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import { rebind, type Inspected } from "./own-bindings.ts";
import type { Target } from "../render/targets.ts";
import { createTrials, type Trials } from "./trials.ts";

export type Template = AnswerOf<"templates">["templates"][number];
export type TemplateDetail = AnswerOf<"template">;
/** Which templates are shown: all, or those of which the host has all. */
export type TemplateFilter = "all" | "ready";
export type OwnModelsTab = "templates" | "workflow" | "show";

/** Where a proposal comes from, in the service's words. */
type Source = { readonly template: string } | { readonly graph: object } | { readonly workflow: string };

export interface OpenProposal {
  readonly source: Source;
  readonly inspected: Inspected;
  readonly label: string;
}

export interface OwnModels {
  readonly isShown: Signal<boolean>;
  readonly tab: Signal<OwnModelsTab>;
  readonly text: Signal<string>;
  readonly kind: Signal<Template["kind"]>;
  readonly filter: Signal<TemplateFilter>;
  /** Undefined until it was read. */
  readonly listing: ReadonlySignal<readonly Template[] | undefined>;
  readonly details: ReadonlySignal<ReadonlyMap<string, TemplateDetail>>;
  readonly proposal: ReadonlySignal<OpenProposal | undefined>;
  /** The show's own targets, drafts among them. */
  readonly own: ReadonlySignal<readonly Target[]>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** The draft that is asked about: it was never rendered, and somebody wants it enabled. */
  readonly unproven: ReadonlySignal<string | undefined>;
  /** What was done last, as a sentence. */
  readonly said: ReadonlySignal<string>;
  readonly show: () => void;
  readonly describe: (name: string) => Promise<void>;
  readonly install: (name: string) => Promise<void>;
  readonly inspect: (source: Source, more?: { readonly label?: string; readonly output?: string }) => Promise<void>;
  readonly rename: (label: string) => void;
  /** `choice`: of the row's choices. */
  readonly choose: (param: string, choice: number) => void;
  readonly leave: () => void;
  readonly save: () => Promise<void>;
  readonly tryOut: (target: Target) => Promise<void>;
  readonly trial: Trials["trial"];
  /** One that was never rendered is asked about first. */
  readonly enable: (target: Target) => Promise<void>;
  readonly keepDraft: () => void;
  readonly setDraft: (id: string, draft: boolean) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
}

export const OWN_MODELS_TOPIC = "own-models";

export function createOwnModels(ask: Ask, notices: Notices, episode: OpenEpisode): OwnModels {
  const settle = <T>(answer: Answer<T>): T | undefined => notices.settle(OWN_MODELS_TOPIC, answer);
  const state = createState();
  const refreshOwn = async () => {
    const answer = await ask("targets", { ep: episode.folder.peek() });
    if (answer.ok) state.own.value = answer.value.targets.filter(({ custom }) => custom);
  };
  const trials = createTrials({ ask, episode, settle });
  const parts = { ask, episode, settle, refreshOwn, state, trials };
  return {
    ...state,
    show: () => {
      [state.isShown.value, state.said.value] = [true, ""];
      notices.clear(OWN_MODELS_TOPIC);
      state.unproven.value = undefined;
      void refreshOwn();
      void readTemplates(parts);
    },
    ...templateActions(parts),
    ...proposalActions(parts),
    ...showActions(parts),
    trial: trials.trial,
    apply: (event) => {
      if (trials.apply(event)) void refreshOwn();
    },
  };
}

/** The list at once, and then what the host has of each: for that it reads them all. */
async function readTemplates({ ask, settle, state: { listing } }: OwnModelParts): Promise<void> {
  const listed = settle(await ask("templates", {}));
  listing.value = listed?.templates ?? [];
  if (!listed) return;
  const answer = await ask("templates", { ready: "1" });
  if (answer.ok) listing.value = answer.value.templates;
}

function createState() {
  const isBusy = signal(false);
  const said = signal("");
  return {
    ...{ isShown: signal(false), text: signal(""), said, isBusy },
    tab: signal<OwnModelsTab>("templates"),
    kind: signal<Template["kind"]>("video"),
    filter: signal<TemplateFilter>("all"),
    unproven: signal<string | undefined>(undefined),
    listing: signal<readonly Template[] | undefined>(undefined),
    details: signal<ReadonlyMap<string, TemplateDetail>>(new Map()),
    proposal: signal<OpenProposal | undefined>(undefined),
    own: signal<readonly Target[]>([]),
    /** Work that a person waits for. */
    busy: async (work: () => Promise<void>): Promise<void> => {
      [isBusy.value, said.value] = [true, ""];
      await work().finally(() => (isBusy.value = false));
    },
  };
}

interface OwnModelParts {
  readonly ask: Ask;
  readonly episode: OpenEpisode;
  readonly settle: <T>(answer: Answer<T>) => T | undefined;
  readonly refreshOwn: () => Promise<void>;
  readonly trials: Trials;
  readonly state: ReturnType<typeof createState>;
}

function templateActions({ ask, settle, state }: OwnModelParts) {
  const { details, said, busy } = state;
  return {
    describe: async (name: string) => {
      const read = settle(await ask("template", { name }));
      if (!read) return;
      details.value = new Map(details.peek()).set(name, read);
      if (read.missing.files === 0) return;
      const sized = await ask("template", { name, sizes: "1" });
      if (sized.ok) details.value = new Map(details.peek()).set(name, sized.value);
    },
    install: (name: string) =>
      busy(async () => {
        const reply = settle(await ask("installTemplate", { name }));
        if (!reply) return;
        const left = reply.skipped.length > 0 ? `; left out: ${reply.skipped.join("; ")}` : "";
        said.value = `${reply.queued.length} of its files are on their way${left}`;
      }),
  };
}

function proposalActions({ ask, episode, settle, refreshOwn, state }: OwnModelParts) {
  const { proposal, tab, said, busy } = state;
  const change = (edit: (now: OpenProposal) => OpenProposal) => {
    const now = proposal.peek();
    if (now) proposal.value = edit(now);
  };
  /** A name that was typed makes another id, which is free in the show. */
  const idFor = async (label: string, source: Source) =>
    settle(await ask("inspectWorkflow", { ep: episode.folder.peek(), ...source, label }))?.proposal.id;
  return {
    inspect: (source: Source, more: { readonly label?: string; readonly output?: string } = {}) =>
      busy(async () => {
        const inspected = settle(await ask("inspectWorkflow", { ep: episode.folder.peek(), ...source, ...more }));
        if (inspected) proposal.value = { source, inspected, label: inspected.proposal.label };
      }),
    rename: (label: string) => change((now) => ({ ...now, label })),
    choose: (param: string, choice: number) =>
      change((now) => ({ ...now, inspected: rebind(now.inspected, param, choice) })),
    leave: () => (proposal.value = undefined),
    save: () =>
      busy(async () => {
        const now = proposal.peek();
        if (!now) return;
        const { proposal: proposed } = now.inspected;
        const label = now.label.trim() || proposed.label;
        const id = label === proposed.label ? proposed.id : await idFor(label, now.source);
        if (id === undefined) return;
        const target = { ...proposed, id, label, short: label.slice(0, 24).trim() };
        const given = "workflow" in now.source ? {} : now.source;
        const reply = settle(await ask("putOwnTarget", { ep: episode.folder.peek(), target, ...given }));
        if (!reply) return;
        [proposal.value, tab.value] = [undefined, "show"];
        said.value = `${label} is a draft of this show: try it, and enable it once what it makes is right`;
        await refreshOwn();
      }),
  };
}

function showActions(parts: OwnModelParts) {
  const { ask, episode, settle, refreshOwn, state, trials } = parts;
  const ep = () => episode.folder.peek();
  const setDraft = (id: string, draft: boolean) =>
    state.busy(async () => {
      state.unproven.value = undefined;
      if (settle(await ask("putOwnTarget", { ep: ep(), id, draft }))) await refreshOwn();
    });
  return {
    setDraft,
    enable: async (target: Target) => {
      await refreshOwn();
      const { id, proven } = state.own.peek().find((each) => each.id === target.id) ?? target;
      if (proven === "run") return setDraft(id, false);
      state.unproven.value = id;
    },
    keepDraft: () => (state.unproven.value = undefined),
    tryOut: (target: Target) => {
      state.unproven.value = undefined;
      return state.busy(async () => {
        state.said.value = (await trials.begin(target)) ?? "";
      });
    },
    remove: (id: string) =>
      state.busy(async () => {
        if (settle(await ask("deleteOwnTarget", { ep: ep(), id }))) await refreshOwn();
      }),
  };
}
