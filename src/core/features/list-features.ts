// The features that can be installed, by group, out of the records of targets and steps. docs/http.md "Feature installer".
import type { FilmStep, FilmStepName, UpscaleGraph } from "../../contracts/files/host/film-step.ts";
import type { HostVersions } from "../../contracts/files/host/host-versions.ts";
import type { TargetFile } from "../../contracts/files/target.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import { NEURAL_FILES, NEURAL_PACKAGE, VOICE_FOLDER } from "../animatic/voice/neural-voice.ts";
import type { ModelTarget } from "../models/model-request.ts";
import { modelsOfStep } from "../upscale/graphs/step-models.ts";
import { itemKey, modelItems, onceEach, packItem, packItems, recordedFiles } from "./item-records.ts";
import type { ItemRecord } from "../../contracts/replies/features.ts";

export const GROUPS = [
  { id: "basics", label: "Basics", about: "What the studio itself needs on this machine." },
  { id: "video", label: "Video", about: "Models that draw takes." },
  { id: "image", label: "Pictures", about: "Models that draw references and keyframes." },
  { id: "audio", label: "Voices", about: "Models that make voices." },
  { id: "upscale", label: "Upscale", about: "Making finished takes larger." },
  { id: "post", label: "Finishing", about: "Details, smoothness and motion blur of upscales." },
  { id: "recording", label: "Recording", about: "Aligning an episode with a recording." },
  { id: "hosted", label: "Hosted", about: "Models that run elsewhere for money." },
] as const;

export interface FeatureRecord {
  readonly id: string;
  readonly group: (typeof GROUPS)[number]["id"];
  readonly label: string;
  readonly about: string;
  readonly items: readonly ItemRecord[];
  /** What says whether its files are there; null where it has none on the host. */
  readonly onHost: { readonly models: ModelTarget; readonly workflow: Workflow | null } | null;
}

export interface FeatureSources {
  readonly targets: readonly TargetFile[];
  /** By the target's id. */
  readonly workflows: ReadonlyMap<string, Workflow>;
  readonly steps: Readonly<Record<FilmStepName, FilmStep>>;
  readonly upscales: ReadonlyMap<string, UpscaleGraph>;
  readonly versions: HostVersions;
  /** The package of the client library for hosted models. */
  readonly sdk: string;
}

const FFMPEG: ItemRecord = {
  ...{ key: itemKey("ffmpeg", "ffmpeg"), kind: "ffmpeg", name: "ffmpeg" },
  note: "install ffmpeg with the package manager of this machine, or set STUDIO_FFMPEG to the path of one",
};
/** Files of the studio's own folder: the host has no part in them. */
const VOICE_ITEMS: readonly ItemRecord[] = Object.values(NEURAL_FILES).map(({ name, url, sha256 }) => ({
  ...{ key: itemKey("model", name, VOICE_FOLDER), kind: "model", name, folder: VOICE_FOLDER, url, sha256 },
}));
/** The studio's own part in the host. */
export const OWN_PACK = "episode-studio";
const packageItem = (name: string): ItemRecord => ({ key: itemKey("pip", name), kind: "pip", name });

export function listFeatures(sources: FeatureSources): FeatureRecord[] {
  const { steps, versions, sdk } = sources;
  const here = (items: readonly ItemRecord[]) => ({ items, onHost: null });
  const ofStep = (name: FilmStepName) => {
    const models = modelsOfStep(steps[name], null);
    return onHost(models, steps[name].workflow, versions);
  };
  return [
    { ...about("media-tool", "basics", "ffmpeg", "Reads, draws and joins films and sounds."), ...here([FFMPEG]) },
    {
      ...about("node-pack", "basics", "The studio in the host", "Episode Studio in ComfyUI's own menu and page."),
      ...here([{ key: itemKey("pack", OWN_PACK), kind: "pack", name: OWN_PACK }]),
    },
    ...sources.targets.flatMap((target) => ofTarget(target, sources)),
    {
      ...about("upscale-pixel", "upscale", "Pixel upscale", "Twice the pixels by a model of pictures."),
      ...ofStep("pixel"),
    },
    {
      ...about(
        "upscale-latent",
        "upscale",
        "Resampling by the target",
        "Files that targets load to sample a take again, beside their own.",
      ),
      ...onHost(modelsOfUpscales(sources.upscales), null, versions),
    },
    { ...about("upscale-restorer", "upscale", "Restorer", "Restores detail over time."), ...ofStep("restorer") },
    { ...about("post-enhance", "post", "Enhance", "Detail and grain, drawn here."), ...here([FFMPEG]) },
    { ...about("post-refiner", "post", "Refiner", "Restores detail frame by frame."), ...ofStep("refiner") },
    { ...about("post-blur", "post", "Motion blur", "Drawn here, without a model."), ...here([FFMPEG]) },
    { ...about("post-interpolate", "post", "More frames", "Frames between frames."), ...ofStep("interpolate") },
    {
      ...about("guide-voice", "audio", "Guide voice", "Reads the lines of animatics aloud, in English and Hindi."),
      ...here([packageItem(NEURAL_PACKAGE), ...VOICE_ITEMS]),
    },
    {
      ...about("align", "recording", "Alignment", "Finds a script's lines in a recording."),
      ...here([FFMPEG, packageItem("numpy"), packageItem("faster-whisper")]),
    },
    {
      ...about("hosted-sdk", "hosted", "Client library", "Speaks with the cloud, deployments and hosted models."),
      ...here([packageItem(sdk)]),
    },
  ];
}

/** Everything that a record names, by key: what a name in a request, or a task of an earlier run, stands for. */
export function everyItem(
  features: readonly FeatureRecord[],
  sources: FeatureSources,
): ReadonlyMap<string, ItemRecord> {
  const { targets, steps, upscales, versions } = sources;
  const items = [
    ...features.flatMap((feature) => feature.items),
    ...targets.flatMap((target) => recordedFiles(target, target.id)),
    ...[...Object.values(steps), ...upscales.values()].flatMap((each) => recordedFiles(each)),
    ...versions.packs.map(packItem),
  ];
  return new Map(onceEach(items).map((item) => [item.key, item]));
}

function about(id: string, group: FeatureRecord["group"], label: string, words: string) {
  return { id, group, label, about: words };
}

/** What the studio draws itself, and what runs elsewhere, has nothing to install. */
function ofTarget(target: TargetFile, { workflows, versions }: FeatureSources): FeatureRecord[] {
  if (target.builtin || target.via !== undefined) return [];
  const { id, kind, label } = target;
  const workflow = workflows.get(id) ?? null;
  return [{ ...about(id, kind, label, aboutTarget(target)), ...onHost(target, workflow, versions, id) }];
}

function aboutTarget({ kind, template }: TargetFile): string {
  const size = kind === "video" && template.max_size ? `, up to ${template.max_size.long_side} pixels a side` : "";
  return { video: `Draws takes${size}.`, image: "Draws pictures.", audio: "Makes voices." }[kind];
}

function onHost(models: ModelTarget, workflow: Workflow | null, versions: HostVersions, id?: string) {
  const packs = workflow ? packItems(workflow, versions, id) : [];
  return { items: onceEach([...modelItems(models, id), ...packs]), onHost: { models, workflow } };
}

/** The files of all graphs as one target's: a parameter is named by its graph too. */
function modelsOfUpscales(upscales: FeatureSources["upscales"]): ModelTarget {
  const entries = [...upscales].flatMap(([id, { models }]) =>
    Object.entries(models).map(([param, rule]) => [`${id}.${param}`, rule] as const),
  );
  const downloads = Object.assign(
    {},
    ...[...upscales.values()].map((graph) => graph.downloads),
  ) as ModelTarget["downloads"];
  const final = { model: null, lora: null, steps: null };
  return { label: "resampling", models: Object.fromEntries(entries), downloads, presets: { final } };
}
