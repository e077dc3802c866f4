// What the cut can become, each with how far it is, and the files that are there.
import { fileAddress, insideEpisode } from "../../api/addresses.ts";
import { Icon, type IconName } from "../../components/marks/icon.tsx";
import { useCut, useEpisode, useUi } from "../../components/contexts.tsx";
import { formatCount, nameOf } from "../../store/base/format.ts";
import type { DeliverStep } from "../../store/address.ts";
import {
  describeFilm,
  describeFilmVersions,
  describeMaster,
  describeReview,
  describeTitles,
  describeVersions,
  type StepState,
} from "../../store/deliver/describe-steps.ts";
import { EXPORTS } from "../../store/deliver/exports.ts";
import "./deliver-steps.css";

interface DeliverStepsProps {
  readonly step: DeliverStep;
  readonly choose: (step: DeliverStep) => void;
}

export function DeliverSteps({ step, choose }: DeliverStepsProps) {
  return (
    <section class="panel" aria-label="Deliver">
      <div class="panel__bar">
        <h2 class="panel__title">Deliver</h2>
      </div>
      <div class="panel__body deliver-steps">
        {useSteps().map(({ name, title, icon, says, is }) => (
          <button
            key={name}
            type="button"
            class="deliver-steps__step"
            aria-current={name === step ? "step" : undefined}
            title={says}
            onClick={() => choose(name)}
          >
            <Icon name={is ?? icon} {...(is && { tone: is })} />
            <span class="deliver-steps__words">
              <b>{title}</b>
              <span class="deliver-steps__says">{says}</span>
            </span>
          </button>
        ))}
      </div>
      <MadeFiles />
    </section>
  );
}

interface Step extends StepState {
  readonly name: DeliverStep;
  readonly title: string;
  readonly icon: IconName;
}

function useSteps(): readonly Step[] {
  const { clock } = useUi();
  const { films, cut, issues, delivery } = useCut();
  const { master, titles, filmVersions, reviews } = delivery;
  const shots = cut.shots.value;
  const made = {
    plan: master.plan.value,
    job: master.job.value,
    hasFile: Boolean(master.existing.value?.output),
    refusal: master.refusal.value,
  };
  const formats = EXPORTS.flatMap((group) => group.formats).length;
  return [
    { name: "film", title: "Assemble", icon: "film", ...describeFilm(films.state.value, films.outdated.value) },
    { name: "upscale", title: "Upscale", icon: "upscale", ...describeVersions(shots, "upscale") },
    { name: "post", title: "Post", icon: "wand", ...describeVersions(shots, "post") },
    { name: "master", title: "Master", icon: "disc", ...describeMaster(made, clock.value) },
    { name: "titles", title: "Titles", icon: "text", ...describeTitles(titles.preview.value, titles.isDirty.value) },
    { name: "versions", title: "Versions", icon: "crop", ...describeFilmVersions(filmVersions.all.value) },
    {
      name: "review",
      title: "Review",
      icon: "note",
      ...describeReview(reviews.writing.value, issues.all.value.length),
    },
    { name: "export", title: "Export", icon: "download", says: `${formatCount(formats, "form")} for other programs` },
  ];
}

/** What was made of this cut, to take along. */
function MadeFiles() {
  const { episode } = useEpisode();
  const { films, delivery } = useCut();
  const ep = episode.folder.value;
  const state = films.state.value;
  const existing = delivery.master.existing.value;
  const made = [existing?.output, existing?.mov].flatMap((path) => (path ? (insideEpisode(ep, path) ?? []) : []));
  const film = state.kind === "done" ? [state.published ?? state.film.path] : [];
  const paths = [...made, ...film];
  if (paths.length === 0) return null;
  return (
    <div class="deliver-steps__files">
      <h3 class="panel__heading">Files</h3>
      {paths.map((path) => (
        <a key={path} class="deliver-steps__file" href={fileAddress(ep, path)} download={nameOf(path)} title={path}>
          <Icon name="download" />
          <span class="deliver-steps__name">{nameOf(path)}</span>
        </a>
      ))}
    </div>
  );
}
