// Where jobs run and what they may cost: the settings as they are stored, and over them what a person has typed and not saved.
// News from the service never touches what was typed.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Ask, AnswerOf } from "../../api/calls.ts";
import { createRequestTracker } from "../base/request-tracker.ts";
import type { Notices } from "../base/notices.ts";
import {
  changeOf,
  formOf,
  stillTyped,
  type Secret,
  type Secrets,
  type SettingsChange,
  type SettingsField,
  type SettingsForm,
  type SettingsRecord,
} from "./settings-form.ts";

type Stored = AnswerOf<"getSettings">;

export interface SettingsStore {
  /** Undefined until the first answer. */
  readonly stored: ReadonlySignal<SettingsRecord | undefined>;
  /** What the fields show: the stored settings, and over them what was typed. */
  readonly form: ReadonlySignal<SettingsForm | undefined>;
  /** How many fields hold what is not saved. */
  readonly unsaved: ReadonlySignal<number>;
  readonly isTyped: (field: SettingsField) => boolean;
  readonly isSaving: ReadonlySignal<boolean>;
  /** The environment variable that sets a setting; undefined for one that can be changed here. */
  readonly setBy: (setting: keyof SettingsRecord) => string | undefined;
  readonly type: <F extends SettingsField>(field: F, value: SettingsForm[F]) => void;
  /** Lets go of what was typed. */
  readonly forget: () => void;
  readonly refresh: () => Promise<void>;
  /**
   * Stores what was typed; resolves to whether the service took it. `takeSecrets` is called once, just before they are sent, and gives
   * them away: they are kept nowhere here. They go beside the addresses that are sent with them: the service binds them to those.
   */
  readonly save: (takeSecrets: () => Secrets) => Promise<boolean>;
  readonly removeSecret: (secret: Secret) => Promise<void>;
  readonly installSdk: () => Promise<void>;
}

/** What is stored and what is typed, and how the service's answers meet both. */
function createStoredSettings(ask: Ask, notices: Notices, changed: () => void) {
  const reply = signal<Stored | undefined>(undefined);
  const typed = signal<Partial<SettingsForm>>({});
  const isSaving = signal(false);
  const tracker = createRequestTracker();

  const take = (next: Stored) => {
    reply.value = next;
    typed.value = stillTyped(next.settings, typed.peek());
    if (next.problems?.length) notices.say("settings:file", next.problems.join("; "));
    else notices.clear("settings:file");
  };
  const refresh = async () => {
    const request = tracker.ask();
    const answer = await ask("getSettings", {});
    if (tracker.end(request, answer.ok) && answer.ok) take(answer.value);
  };
  const put = async (change: SettingsChange, sent: Partial<SettingsForm>): Promise<boolean> => {
    isSaving.value = true;
    const request = tracker.ask();
    const next = notices.settle("settings", await ask("putSettings", change));
    isSaving.value = false;
    const isNewest = tracker.end(request, next !== undefined);
    if (!next) return false;
    typed.value = typedSince(sent, typed.peek());
    if (isNewest) take(next);
    else await refresh();
    changed();
    return true;
  };
  return { reply, typed, isSaving, refresh, put };
}

/** `changed`: other settings are stored, so backends and lanes may be others. */
export function createSettings(ask: Ask, notices: Notices, changed: () => void): SettingsStore {
  const { reply, typed, isSaving, refresh, put } = createStoredSettings(ask, notices, changed);
  const stored = computed(() => reply.value?.settings);
  return {
    stored,
    form: computed(() => stored.value && { ...formOf(stored.value), ...typed.value }),
    unsaved: computed(() => Object.keys(typed.value).length),
    isTyped: (field) => field in typed.value,
    isSaving,
    setBy: (setting) => reply.value?.from_env[setting],
    type: (field, value) => {
      const now = { ...typed.peek(), [field]: value };
      typed.value = reply.peek() ? stillTyped(reply.peek()!.settings, now) : now;
    },
    forget: () => {
      typed.value = {};
      notices.clear("settings");
    },
    refresh,
    save: async (takeSecrets) => {
      const settings = stored.peek();
      if (!settings) return false;
      const read = changeOf(settings, typed.peek());
      if (read.ok) return put({ ...read.change, ...takeSecrets() }, typed.peek());
      notices.say("settings", read.sentence);
      return false;
    },
    removeSecret: async (secret) => void (await put({ [secret]: null }, {})),
    installSdk: async () => {
      const answer = notices.settle("settings:sdk", await ask("installSdk", {}));
      const before = reply.peek();
      if (answer && before) reply.value = { ...before, settings: { ...before.settings, sdk: answer.sdk } };
    },
  };
}

/** The fields that were typed in after these had been sent. */
function typedSince(sent: Partial<SettingsForm>, now: Partial<SettingsForm>): Partial<SettingsForm> {
  return Object.fromEntries(Object.entries(now).filter(([field, value]) => sent[field as SettingsField] !== value));
}
