// What went wrong with the whole pass: a build that stopped, a request that was refused, shots that cannot render here.
import { CommandButton } from "../../components/command-button.tsx";
import { BuildProblems } from "../../components/build-problems.tsx";
import { Button } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useJobs, useUi } from "../../components/contexts.tsx";
import { requestAnimatic } from "../../store/render/render-requests.ts";
import { formatCount } from "../../store/base/format.ts";
import "./bin-notes.css";

export function BinNotes() {
  const { notices } = useUi();
  const { episode } = useEpisode();
  const built = episode.state.value === "ready";
  const refusal = notices.at("render");
  return (
    <div class="bin-notes">
      {built && <BuildProblems refusal={notices.at("build")} actions={() => <BuildAgain />} />}
      {refusal && <Note tone="failed" text={refusal} />}
      <ShotProblems />
    </div>
  );
}

function BuildAgain() {
  return (
    <>
      <CommandButton command="build" size="small">
        Build again
      </CommandButton>
      <span class="bin-notes__kept">The shots below are those of the last good build.</span>
    </>
  );
}

/** All shots that could not be queued, said once; each one's own sentence stands on its row. */
function ShotProblems() {
  const { renders } = useJobs();
  const problems = [...renders.problems.value.values()];
  const mendable = renders.drawable.value;
  const [first] = problems;
  if (!first || (problems.length === 1 && mendable.length === 0)) return null;
  const others = new Set(problems.map((problem) => problem.sentence)).size - 1;
  const title = `${formatCount(problems.length, "shot")} could not be queued`;
  const text = others > 0 ? `${first.sentence} (and ${formatCount(others, "other reason")})` : first.sentence;
  return (
    <Note tone="stale" title={title} text={text}>
      {mendable.length > 0 && (
        <Button
          size="small"
          kind="primary"
          icon="wand"
          title="Draw these shots here, without a model"
          onPress={() => void renders.render(requestAnimatic(mendable))}
        >
          {mendable.length === 1 ? "Draw as animatic" : `Draw ${mendable.length} as animatic`}
        </Button>
      )}
      <Button size="small" kind="quiet" onPress={renders.dismiss}>
        Dismiss
      </Button>
    </Note>
  );
}
