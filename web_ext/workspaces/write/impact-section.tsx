// What saving would do, before anything is saved: shots that change, takes that go stale, references that would be missing.
import type { ComponentChildren } from "preact";
import type { Impact, ShotImpact } from "../../../src/contracts/routes/sources.ts";
import { Note } from "../../components/note.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { formatCount } from "../../store/base/format.ts";
import { describeImpact, formatSecondsChange } from "../../store/write/describe-impact.ts";

const SHOWN = 12;

export function ImpactSection() {
  const { writing } = useEpisode();
  const { impact, sources, dirtyFiles } = writing;
  const measured = impact.value;
  if (!measured) {
    const says =
      dirtyFiles.value > 0
        ? "Looking at what this edit would do…"
        : "What an edit would do shows here before it is saved.";
    return (
      <Section>
        <p class="quiet-text">{says}</p>
      </Section>
    );
  }
  const { file, answer } = measured;
  const other = sources[file === "script" ? "series" : "script"];
  return (
    <Section>
      {other.isDirty.value && (
        <p class="quiet-text">
          Of the edit of {sources[file].path.value} alone; {other.path.value} is taken as it is saved.
        </p>
      )}
      {answer.ok ? <ImpactDetails impact={answer.value} /> : <Note tone="failed" text={answer.sentence} />}
    </Section>
  );
}

function Section({ children }: { children: ComponentChildren }) {
  return (
    <section class="panel__section" aria-label="Impact">
      {children}
    </section>
  );
}

function ImpactDetails({ impact }: { impact: Impact }) {
  const [changed, stale] = [impact.changed + impact.added + impact.gone, impact.stale_takes];
  const touched = impact.shots.filter(({ change, stale }) => change !== "unchanged" || stale.length > 0);
  const missing = impact.shots.flatMap((shot) => shot.missing.map((ref) => ({ shot: shot.shot, ...ref })));
  return (
    <>
      {impact.ok ? (
        <div class="analysis__facts">
          <Fact value={String(changed)} about={changed === 1 ? "shot changes" : "shots change"} />
          <Fact value={String(stale)} about={stale === 1 ? "take goes stale" : "takes go stale"} />
          <Fact value={formatSecondsChange(impact.seconds_added)} about="running time" />
        </div>
      ) : (
        <p class="quiet-text">The text does not build, so nothing can be said of its shots yet.</p>
      )}
      <div class="analysis__rows">
        {touched.slice(0, SHOWN).map((shot) => (
          <Shot key={shot.shot} shot={shot} />
        ))}
        {touched.length > SHOWN && (
          <span class="quiet-text">and {formatCount(touched.length - SHOWN, "shot")} more</span>
        )}
        {missing.map(({ shot, slot, path }) => (
          <div key={`${shot} ${path}`} class="analysis__row">
            <b>{shot}</b>
            <span>
              would miss {slot}: {path}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

function Fact({ value, about }: { value: string; about: string }) {
  return (
    <div class="analysis__fact">
      <b>{value}</b>
      <span>{about}</span>
    </div>
  );
}

function Shot({ shot }: { shot: ShotImpact }) {
  return (
    <div class="analysis__row" data-impact={shot.shot}>
      <b>{shot.shot}</b>
      <span class="quiet-text">{describeImpact(shot)}</span>
    </div>
  );
}
