// Clips of one sentence: what is being written, what its pictures are waited for, what failed, and a clip that becomes an episode.
import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { Job } from "../../../src/contracts/files/job.ts";
import type { AnswerOf, Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { Library } from "../episode/library.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";

type Step = NonNullable<AnswerOf<"jobs">["steps"]>[number];

export interface ClipForm {
  readonly text: string;
  readonly seconds: number;
  readonly takes: number;
  /** Empty: the one that is set up. */
  readonly target: string;
  /** Where it begins, and where it ends. */
  readonly pictures: readonly File[];
}

export interface Clips {
  readonly form: ReadonlySignal<ClipForm>;
  readonly change: (fields: Partial<ClipForm>) => void;
  readonly addPictures: (files: Iterable<File>) => void;
  readonly removePicture: (file: File) => void;
  readonly isMaking: ReadonlySignal<boolean>;
  /** What is still to be said before it can be made. */
  readonly missingInput: ReadonlySignal<string | undefined>;
  /** Writes the clip and has it made; resolves to its shot. */
  readonly make: () => Promise<string | undefined>;
  /** Has more takes of a clip made. */
  readonly again: (shot: string, takes: number) => Promise<void>;
  /** The take that the clip is from now on, also when newer ones come. */
  readonly keep: (shot: string, take: number) => Promise<void>;
  /** The step that waits for pictures of a clip. */
  readonly waiting: (shot: string) => Step | undefined;
  /** Why the last try of a clip came to nothing; undefined where a later one did better. */
  readonly failure: (shot: string) => string | undefined;
  readonly cancel: (step: string) => Promise<void>;
  /** The folder of the project that is simply there; undefined where it cannot be made. */
  readonly ensure: () => Promise<string | undefined>;
  /** The clips that are to become an episode; null: all. Undefined while nobody asks. */
  readonly toEpisode: Signal<readonly string[] | null | undefined>;
  /** The new episode's folder. */
  readonly makeEpisode: (title: string) => Promise<string | undefined>;
  readonly isSimple: ReadonlySignal<boolean>;
  readonly refresh: () => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
}

export interface ClipsPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly library: Library;
  readonly episode: OpenEpisode;
}

/** Where the service's sentences stand. */
export const CLIP_TOPIC = "clip";
export const CLIP_EPISODE_TOPIC = "clip-episode";
export const clipTopic = (shot: string) => `clip:${shot}`;

export const MOST_PICTURES = 2;
export const MOST_TAKES = 8;
const EMPTY: ClipForm = { text: "", seconds: 5, takes: 2, target: "", pictures: [] };

export function createClips(ports: ClipsPorts): Clips {
  const { ask, notices, library, episode } = ports;
  const toEpisode = signal<readonly string[] | null | undefined>(undefined);
  const folder = () => episode.folder.peek();
  const isSimple = computed(() => library.find(episode.folder.value)?.simple === true);
  const steps = createSteps(ports);
  const queue = async (shot: string, takes: number) => {
    const pass = episode.openPass.peek()?.pass ?? "proxy";
    const queued = notices.settle(clipTopic(shot), await ask("queueClip", { ep: folder(), shot, pass, takes }));
    if (queued?.errors.length) notices.say(clipTopic(shot), queued.errors.join("; "));
    await steps.refresh();
  };
  return {
    ...createWriting(ports, queue),
    ...steps,
    ...{ toEpisode, isSimple },
    again: queue,
    keep: async (shot, take) => {
      const pass = episode.openPass.peek()?.pass ?? "proxy";
      notices.settle(clipTopic(shot), await ask("pick", { ep: folder(), shot, pass, take }));
    },
    ensure: async () => {
      const made = notices.settle("episodes", await ask("ensureClips", {}));
      if (made?.made) await library.refresh();
      return made?.ep;
    },
    makeEpisode: async (title) => {
      const shots = toEpisode.peek() ?? null;
      const answer = await ask("clipsEpisode", { ep: folder(), title, shots: shots === null ? null : [...shots] });
      const made = notices.settle(CLIP_EPISODE_TOPIC, answer);
      if (!made) return undefined;
      toEpisode.value = undefined;
      await library.refresh();
      return made.ep;
    },
    apply: ({ type, data }) => {
      if ((type === "studio.ref" || type === "studio.episode") && data.ep === folder() && isSimple.peek())
        void steps.refresh();
    },
  };
}

type Writing = Pick<Clips, "form" | "change" | "addPictures" | "removePicture" | "isMaking" | "missingInput" | "make">;

/** The clip that is being written. `queue` has takes of one that is written made. */
function createWriting(
  { ask, notices, episode }: ClipsPorts,
  queue: (shot: string, takes: number) => Promise<void>,
): Writing {
  const form = signal(EMPTY);
  const isMaking = signal(false);
  const change = (fields: Partial<ClipForm>) => (form.value = { ...form.peek(), ...fields });
  const missingInput = computed(() => (form.value.text.trim() === "" ? "say in a sentence what it shows" : undefined));
  const importPictures = async (ep: string, slots: readonly string[], pictures: readonly File[]) => {
    for (const [index, ref] of slots.entries()) {
      const file = pictures[index];
      if (file === undefined) continue;
      if (!notices.settle(CLIP_TOPIC, await ask("importRef", { ep, ref, file, pick: true }))) return false;
    }
    return true;
  };
  return {
    ...{ form, change, isMaking, missingInput },
    addPictures: (files) => {
      const pictures = [...files].filter(({ type }) => type.startsWith("image/"));
      change({ pictures: [...form.peek().pictures, ...pictures].slice(-MOST_PICTURES) });
    },
    removePicture: (file) => void change({ pictures: form.peek().pictures.filter((each) => each !== file) }),
    make: async () => {
      if (missingInput.peek() !== undefined || isMaking.peek()) return undefined;
      const ep = episode.folder.peek();
      const { text, seconds, takes, target, pictures } = form.peek();
      isMaking.value = true;
      const body = { ep, text, seconds, pictures: pictures.length, ...(target !== "" && { target }) };
      const clip = notices.settle(CLIP_TOPIC, await ask("addClip", body));
      const isReady = clip !== undefined && (await importPictures(ep, clip.slots, pictures));
      if (clip && isReady) await queue(clip.shot, takes);
      batch(() => {
        isMaking.value = false;
        // A clip that is written is not written again; its picture can be imported in Refs.
        if (clip) change({ text: "", pictures: [] });
      });
      return clip?.shot;
    },
  };
}

/** What waits for pictures, and what came to nothing. */
function createSteps({ ask, notices, episode }: ClipsPorts): Pick<Clips, "waiting" | "failure" | "cancel" | "refresh"> {
  const waiting = signal<readonly Step[]>([]);
  const failed = signal<readonly Step[]>([]);
  const refresh = async () => {
    const answer = await ask("jobs", {});
    if (!answer.ok) return;
    const isOwn = ({ ep, kind }: Step) => ep === episode.folder.peek() && kind === "clip";
    batch(() => {
      waiting.value = (answer.value.steps ?? []).filter(isOwn);
      failed.value = (answer.value.failed_steps ?? []).filter(isOwn);
    });
  };
  return {
    refresh,
    waiting: (shot) => waiting.value.find((step) => step.shot === shot),
    failure: (shot) => {
      const [last] = failed.value.filter((step) => step.shot === shot);
      const taken = episode.shot(shot)?.takes.at(-1)?.queued ?? "";
      return last && Date.parse(last.created) >= (Date.parse(taken) || 0) ? last.errors.join("; ") : undefined;
    },
    cancel: async (id) => {
      notices.settle(CLIP_TOPIC, await ask("cancelJob", { id }));
      await refresh();
    },
  };
}

/** How far a take is that is not there yet. Its job's end is told before the take is read again. */
export function sayComing(job: Pick<Job, "status" | "progress"> | undefined): string {
  if (job === undefined || job.status === "queued") return "Waits in the queue";
  if (job.status === "running") return `Being made, ${Math.round(job.progress * 100)} %`;
  return job.status === "succeeded" ? "Made, is being read" : "Not made";
}
