// Compiles the final pass of an episode's texts, then the proxy pass, and writes what was compiled. A script that does not build is
// a result, and leaves the build that is there. Who asked says that the episode changed.
import { explainDiskError } from "../../../contracts/disk-error.ts";
import type { BuildReply } from "../../../contracts/replies/build-report.ts";
import { PASSES, type Pass } from "../../../contracts/schema.ts";
import { buildSteps } from "../../../core/compile/build-pass.ts";
import { buildOutputs } from "../../../core/compile/outputs.ts";
import { writeBuild } from "../../../disk/builds.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import type { StudioPorts } from "../../ports.ts";
import { buildInput, type StoryTexts } from "./compile-input.ts";
import { problemSentence, readEpisodeText, type EpisodeText } from "./read-texts.ts";
import type { PassBuild } from "../../../core/compile/build-model.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export type BuildPorts = Pick<StudioPorts, "locks" | "emit">;

/** One build of an episode at a time: what the last one read is what stays. */
export async function buildTexts(ports: BuildPorts, episode: EpisodeContext): Promise<BuildReply> {
  return ports.locks.hold(`build:${episode.folder}`, async () => {
    try {
      return await buildBoth(ports, episode.reread());
    } catch (error) {
      return { ok: false, error: requireTrouble(error), passes: {} };
    }
  });
}

/** What the disk does not allow is a result of the build; anything else is thrown on. */
function requireTrouble(error: unknown): string {
  const trouble = explainDiskError(error);
  if (!trouble) throw error;
  return trouble.sentence;
}

async function buildBoth(ports: BuildPorts, episode: EpisodeContext): Promise<BuildReply> {
  const read = await readEpisodeText(episode);
  if (!read.ok) return { ok: false, error: read.problem.message, passes: {} };
  const { text } = read;
  const { story, series, script } = text;
  if (!story || !series) return refuseBoth(text);
  const texts = { story, series, script, configFolder: text.configFolder };
  const passes: BuildReply["passes"] = {};
  for (const pass of PASSES) passes[pass] = await buildOne(ports, episode, { texts, pass, text });
  const failed = PASSES.map((pass) => passes[pass]).find((report) => report?.ok === false);
  return { ok: failed === undefined, error: failed?.error ?? null, passes };
}

function refuseBoth(text: EpisodeText): BuildReply {
  const [first] = text.problems;
  const error = first ? problemSentence(first, text.names) : "the script tells no story";
  const report = text.problems.map((problem) => problemSentence(problem, text.names)).join("\n");
  const passes = { final: { ok: false, report, error }, proxy: { ok: false, report, error } };
  return { ok: false, error, passes };
}

interface OnePass {
  readonly texts: StoryTexts;
  readonly pass: Pass;
  readonly text: EpisodeText;
}

async function buildOne(ports: BuildPorts, episode: EpisodeContext, { texts, pass, text }: OnePass) {
  const input = await buildInput(episode, texts, pass);
  const build = await inSlices(buildSteps(input));
  const report = reportOf(build, text);
  const [problem] = build.problems;
  if (problem) return { ok: false, report, error: problemSentence(problem, text.names) };
  try {
    await writeBuild(episode.folder, pass, buildOutputs(input, build), ports.locks);
  } catch (error) {
    return { ok: false, report, error: requireTrouble(error) };
  }
  return { ok: true, report, error: null };
}

/** The build's own report, with what the texts themselves warn of above it. */
function reportOf(build: PassBuild, text: EpisodeText): string {
  const lines = [...text.warnings, ...build.problems].map((problem) => problemSentence(problem, text.names));
  return [...lines, build.report].join("\n");
}
