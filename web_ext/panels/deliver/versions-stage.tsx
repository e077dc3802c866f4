// The middle of the versions: what is seen of each shot, moved by hand or by keys, and the lines beside those of the script.
import type { FilmVersionView } from "../../../src/contracts/routes/delivery/film-versions.ts";
import { useCut, useEpisode } from "../../components/contexts.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Thumb } from "../../components/marks/strip.tsx";
import { withLine } from "../../store/deliver/film-versions.ts";
import "../../components/fields/field.css";
import "./versions.css";

export function VersionsStage() {
  const { filmVersions } = useCut().delivery;
  const version = filmVersions.chosen.value;
  return (
    <section class="panel" aria-label="The version">
      <div class="panel__bar">
        <h2 class="panel__title">{version ? (version.file?.label ?? version.id) : "Versions"}</h2>
        {version && <span class="quiet-text number">{version.size.join(" × ")}</span>}
      </div>
      <div class="panel__body">
        {version?.file ? <Version version={version} /> : <NoVersion problem={version?.problem ?? null} />}
      </div>
    </section>
  );
}

function NoVersion({ problem }: { readonly problem: string | null }) {
  const text =
    problem ?? "The same cut upright for phones, square, or in another language. Takes and trims are shared.";
  const title = problem === null ? "One film, many forms" : "This version cannot be read";
  return <EmptyState title={title} text={text} actions={null} />;
}

function Version({ version }: { readonly version: FilmVersionView }) {
  const isCropped = Object.keys(version.seen).length > 0;
  return (
    <>
      {isCropped && <Crops version={version} />}
      {version.file?.language !== undefined && <Lines version={version} />}
      {!isCropped && version.file?.language === undefined && (
        <p class="panel__section deliver-section__text">It is as the cut: give it a shape or a language.</p>
      )}
    </>
  );
}

function Crops({ version }: { readonly version: FilmVersionView }) {
  const played = useCut().deliver.plan.value.rows.filter(({ plays }) => plays);
  return (
    <div class="versions__crops" role="group" aria-label="What is seen of each shot">
      {played.map(({ shot, thumb }) => (
        <Crop key={shot} version={version} shot={shot} path={thumb} />
      ))}
    </div>
  );
}

interface CropProps {
  readonly version: FilmVersionView;
  readonly shot: string;
  readonly path: string | null;
}

const percent = (part: number) => `${part * 100}%`;

function Crop({ version, shot, path }: CropProps) {
  const { episode } = useEpisode();
  const { change } = useCut().delivery.filmVersions;
  const { left, top, width, height } = version.seen[shot] ?? { left: 0, top: 0, width: 1, height: 1 };
  const [x, y] = version.file?.crops?.[shot] ?? [0.5, 0.5];
  const isUpright = width < 1;
  const moveTo = (to: number) => {
    const at = Math.round(Math.min(Math.max(to, 0), 1) * 1000) / 1000;
    change((file) => ({ ...file, crops: { ...file.crops, [shot]: isUpright ? [at, y] : [x, at] } }));
  };
  const moveBy = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    moveTo(isUpright ? (event.clientX - box.left) / box.width : (event.clientY - box.top) / box.height);
  };
  const centre = isUpright ? x : y;
  const window = { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
  return (
    <div class="versions__crop">
      <div class="versions__picture" style={{ aspectRatio: String(episode.aspect.value) }} onPointerUp={moveBy}>
        <Thumb ep={episode.folder.value} path={path} width={256} class="versions__still" />
        <span class="versions__window" style={window} />
      </div>
      <label class="versions__slide">
        <span class="number">{shot}</span>
        <input
          type="range"
          class="slider"
          aria-label={`Middle of ${shot}`}
          aria-valuetext={`${Math.round(centre * 100)} %`}
          {...{ min: 0, max: 1, step: 0.01, value: centre }}
          onChange={(event) => moveTo(Number(event.currentTarget.value))}
        />
      </label>
    </div>
  );
}

const STATES = { ok: "", missing: "not written yet", changed: "the script's line has changed since" } as const;

function Lines({ version }: { readonly version: FilmVersionView }) {
  const { change } = useCut().delivery.filmVersions;
  return (
    <div class="versions__lines" role="group" aria-label={`Lines in ${version.file?.language ?? ""}`}>
      {version.lines.map((line, at) => (
        <div key={`${line.shot} ${at}`} class="versions__line">
          <span class="quiet-text number">{line.shot}</span>
          <span class="versions__source">
            <b>{line.speaker}</b> {line.source}
          </span>
          <input
            class={line.state === "ok" ? "field field--wide" : "field field--wide versions__open"}
            aria-label={`${line.speaker}, ${line.source}`}
            lang={version.file?.language}
            value={line.text ?? ""}
            placeholder={STATES.missing}
            title={STATES[line.state]}
            onChange={(event) => {
              const text = event.currentTarget.value.trim();
              change((file) => withLine(file, version, at, text));
            }}
          />
          {line.state === "changed" && <span class="versions__says">{STATES.changed}</span>}
        </div>
      ))}
      {version.unused.map(({ shot, source }) => (
        <p key={`${shot} ${source}`} class="deliver-section__about">
          {shot}: the script no longer says “{source}”
        </p>
      ))}
    </div>
  );
}
