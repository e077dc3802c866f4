// The inspector's state: the values of the selected shot as its fields show them, and saving what was typed. What is typed stays a
// person's own whatever arrives; where somebody else stored another value meanwhile, a person chooses.
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import type { Ask, InputOf } from "../../api/calls.ts";
import type { DraftStorage } from "../../api/drafts.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode, EpisodePass, ShotDetails } from "../episode/episode-values.ts";
import type { RenderRequest } from "../render/renders.ts";
import { createTypedValues, type TypedShot, type TypedValue, type TypedValues } from "./typed-values.ts";
import { readValue, VALUE_WORDS, type ValueKey } from "./value-fields.ts";
import { isStoredValue, stored, typedInto, viewsOf, type ValueView } from "./value-views.ts";

export interface InspectorState {
  /** Of the selected shot; empty until it is here. */
  readonly views: ReadonlySignal<readonly ValueView[]>;
  /** How many fields of the selected shot hold what is not saved. */
  readonly unsaved: ReadonlySignal<number>;
  /** Other shots of the pass that hold what is not saved. */
  readonly elsewhere: ReadonlySignal<readonly string[]>;
  readonly draftStatus: TypedValues["draftStatus"];
  readonly isSaving: ReadonlySignal<boolean>;
  readonly type: (key: ValueKey, text: string) => void;
  /** The field was left: what says no more than what is stored is let go of. */
  readonly settle: (key: ValueKey) => void;
  /** Back to the built value, once that is saved. */
  readonly useBuilt: (key: ValueKey) => void;
  /** Where somebody else stored another value: what was typed goes over it at the next save, or theirs takes its place. */
  readonly keepMine: (key: ValueKey) => void;
  readonly takeTheirs: (key: ValueKey) => void;
  /** Lets go of what was typed for the selected shot. */
  readonly forget: () => void;
  /** For the open pass, or for both; resolves to whether the service took it. */
  readonly save: (passes?: "both") => Promise<boolean>;
  /** Saves, then asks for the take; of another shot than the selected one only the take. */
  readonly queue: (request: RenderRequest) => Promise<void>;
  /** The stored values, written for an older version of the shot, are said to fit it still. */
  readonly confirm: () => Promise<void>;
}

export interface InspectorPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly drafts: DraftStorage;
  readonly episode: Pick<OpenEpisode, "openPass" | "order">;
  readonly selected: ReadonlySignal<string | undefined>;
  readonly details: Pick<ShotDetails, "detail">;
  /** Fetches the selected shot again. */
  readonly refetch: () => Promise<void>;
  readonly takesNegative: (target: string) => boolean;
  readonly render: (request: RenderRequest) => Promise<void>;
}

/** Where the shot on screen stands, with its values. */
interface Focus {
  readonly openPass: EpisodePass;
  readonly shot: string;
  readonly detail: ShotDetail;
}

const UNREAD = "this browser cannot read the values that were typed here before and not saved";

/** Where the sentences about a shot's values stand. */
export function overrideTopic(shot: string): string {
  return `override:${shot}`;
}

export function createInspector(ports: InspectorPorts): InspectorState {
  return new InspectedShot(ports);
}

class InspectedShot implements InspectorState {
  readonly isSaving = signal(false);
  readonly #ports: InspectorPorts;
  readonly #typed: TypedValues;
  readonly #typedNow = computed(() => this.#typed.of(this.#ports.selected.value ?? ""));
  readonly views = computed(() => {
    const detail = this.#ports.details.detail.value;
    return detail ? viewsOf(detail, this.#typedNow.value, this.#ports.takesNegative(detail.effective.target)) : [];
  });
  readonly unsaved = computed(() => this.views.value.filter((view) => view.isDirty).length);
  readonly elsewhere = computed(() => {
    const { selected, episode } = this.#ports;
    const isOther = (shot: string) => shot !== selected.value && episode.order.value.includes(shot);
    return this.#typed.shots.value.filter(isOther);
  });

  constructor(ports: InspectorPorts) {
    this.#ports = ports;
    this.#typed = createTypedValues(ports.drafts, ports.episode.openPass);
    effect(() => {
      const openPass = ports.episode.openPass.value;
      if (openPass) untracked(() => void this.#open(openPass));
    });
  }

  get draftStatus() {
    return this.#typed.draftStatus;
  }

  readonly type = (key: ValueKey, text: string): void => this.#put(key, text);
  readonly useBuilt = (key: ValueKey): void => this.#put(key, null);

  readonly settle = (key: ValueKey): void => {
    const focus = this.#focus();
    const typed = this.#typedNow.peek()[key];
    if (focus && typed && isStoredValue(focus.detail, key, typed)) this.#let(focus, { [key]: undefined });
  };

  readonly keepMine = (key: ValueKey): void => {
    const focus = this.#focus();
    const typed = this.#typedNow.peek()[key];
    if (focus && typed) this.#let(focus, { [key]: { text: typed.text, base: stored(focus.detail, key) } });
  };

  readonly takeTheirs = (key: ValueKey): void => {
    const focus = this.#focus();
    if (focus) this.#let(focus, { [key]: undefined });
  };

  readonly forget = (): void => {
    const focus = this.#focus();
    if (!focus) return;
    this.#let(focus, without(this.#typedNow.peek()));
    this.#ports.notices.clear(overrideTopic(focus.shot));
  };

  readonly save = async (passes?: "both"): Promise<boolean> => {
    if (this.isSaving.peek()) return false;
    this.isSaving.value = true;
    const asked = this.#ports.selected.peek();
    // What somebody else stored a moment ago is not written over unseen.
    await this.#ports.refetch();
    const focus = this.#focus();
    const isSaved = focus !== undefined && focus.shot === asked && (await this.#send(focus, passes === "both"));
    this.isSaving.value = false;
    return isSaved;
  };

  readonly queue = async (request: RenderRequest): Promise<void> => {
    const isOfShot = request.shots.length === 1 && request.shots[0] === this.#ports.selected.peek();
    if (isOfShot && this.unsaved.peek() > 0 && !(await this.save())) return;
    await this.#ports.render(request);
  };

  readonly confirm = async (): Promise<void> => {
    const focus = this.#focus();
    if (focus) await this.#write(focus, focus.detail.override, false);
  };

  async #open(openPass: EpisodePass): Promise<void> {
    const isRead = await this.#typed.open(openPass);
    if (!isRead && this.#ports.episode.openPass.peek() === openPass) this.#ports.notices.say("override", UNREAD);
  }

  #focus(): Focus | undefined {
    const openPass = this.#ports.episode.openPass.peek();
    const shot = this.#ports.selected.peek();
    const detail = this.#ports.details.detail.peek();
    return openPass && shot !== undefined && detail ? { openPass, shot, detail } : undefined;
  }

  #put(key: ValueKey, text: string | null): void {
    const focus = this.#focus();
    if (!focus) return;
    this.#ports.notices.clear(overrideTopic(focus.shot));
    this.#let(focus, { [key]: typedInto(focus.detail, key, text, this.#typedNow.peek()[key]) });
  }

  #let({ openPass, shot }: Focus, values: Partial<Record<ValueKey, TypedValue | undefined>>): void {
    this.#typed.put(openPass, shot, values);
  }

  async #send(focus: Focus, both: boolean): Promise<boolean> {
    const dirty = this.views.peek().filter((view) => view.isDirty);
    const objection = objectionTo(dirty);
    if (objection !== undefined) this.#ports.notices.say(overrideTopic(focus.shot), objection);
    if (dirty.length === 0 || objection !== undefined) return objection === undefined;
    const sent = this.#typedNow.peek();
    if (!(await this.#write(focus, fieldsOf(focus.detail, dirty), both))) return false;
    // What was typed on while it was sent stays, and is typed over what was sent.
    const after = this.#focus();
    const base = (key: ValueKey) =>
      after?.shot === focus.shot ? stored(after.detail, key) : (sent[key]?.text ?? null);
    const isHere = this.#ports.episode.openPass.peek() === focus.openPass;
    if (isHere) this.#let(focus, typedSince(sent, this.#typed.of(focus.shot), base));
    return isHere;
  }

  async #write({ openPass, shot }: Focus, fields: object, both: boolean): Promise<boolean> {
    const { ask, notices, episode } = this.#ports;
    const body = { ...openPass, shot, both, fields } as InputOf<"putOverride">;
    const answer = await ask("putOverride", body);
    if (episode.openPass.peek() !== openPass) return false;
    if (!notices.settle(overrideTopic(shot), answer)) return false;
    await this.#ports.refetch();
    return true;
  }
}

/** Why nothing can be saved as it is typed. */
function objectionTo(dirty: readonly ValueView[]): string | undefined {
  const other = dirty.find((view) => view.theirs !== undefined);
  const name = other && VALUE_WORDS[other.key].name;
  if (name) return `nothing was saved: ${name} was changed elsewhere, and one of the two values has to be chosen first`;
  const problem = dirty.find((view) => view.problem !== undefined)?.problem;
  return problem && `nothing was saved: ${problem}`;
}

/** What is sent: null for what goes back to the build. */
function fieldsOf(detail: ShotDetail, dirty: readonly ValueView[]): Record<string, unknown> {
  const read = dirty.map(({ key, text, isSet }) => {
    const value = isSet ? readValue(key, text, detail) : { ok: true as const, value: null };
    return [key, value.ok ? value.value : null] as const;
  });
  return Object.fromEntries(read);
}

function without(typed: TypedShot): Partial<Record<ValueKey, undefined>> {
  return Object.fromEntries(Object.keys(typed).map((key) => [key, undefined]));
}

function typedSince(
  sent: TypedShot,
  now: TypedShot,
  base: (key: ValueKey) => string | null,
): Partial<Record<ValueKey, TypedValue | undefined>> {
  const keys = Object.keys(sent) as ValueKey[];
  const left = keys.map((key) => {
    const text = now[key]?.text;
    return [key, text === undefined || text === sent[key]?.text ? undefined : { text, base: base(key) }] as const;
  });
  return Object.fromEntries(left);
}
