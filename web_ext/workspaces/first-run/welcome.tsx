// Nothing to open yet: what this is, and the two ways to begin.
import { CommandButton } from "../../components/command-button.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Button } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { SAMPLE_TOPIC } from "../../store/episode/new-episode.ts";
import { FrameRow } from "./frame-row.tsx";
import "./welcome.css";

export function Welcome({ looking }: { looking: boolean }) {
  const { notices } = useUi();
  const { library } = useEpisode();
  const folders = library.folders.value ?? [];
  const suggested = library.suggested.value;
  const canBegin = folders.length > 0 || suggested !== undefined;
  const refusal = notices.at("episodes") ?? notices.at("folders") ?? notices.at(SAMPLE_TOPIC);
  return (
    <EmptyState
      picture={<FrameRow />}
      title="Write an episode, watch it tonight"
      text={
        "A script becomes shots, shots become takes, and the takes you pick become the cut. It plays as an animatic on " +
        "this machine in minutes. It needs no GPU, account or key."
      }
      actions={
        <>
          {canBegin && <SampleButton />}
          <CommandButton command="new-episode" size="large" icon="plus">
            New show…
          </CommandButton>
          <CommandButton
            command="folders"
            kind={canBegin ? "plain" : "primary"}
            size="large"
            icon="folder"
            autofocus={!looking && !canBegin}
          >
            Add a folder…
          </CommandButton>
          {folders.length > 0 && (
            <CommandButton command="go-clips" size="large" icon="wand">
              Make a clip
            </CommandButton>
          )}
          {folders.length > 0 && (
            <Button size="large" icon="retry" onPress={() => void library.refresh()}>
              Look again
            </Button>
          )}
        </>
      }
    >
      {refusal && <Note tone="failed" text={refusal} />}
      <div class="welcome__small" aria-live="polite">
        <p>{looking ? "Looking for episodes…" : whatIsThere(folders)}</p>
        <p>
          A folder with a script and a <code>series.json</code> is an episode. Your files stay where they are.
        </p>
        <WhereTheSampleGoes />
      </div>
    </EmptyState>
  );
}

function whatIsThere(folders: readonly string[]): string {
  if (folders.length === 0) return "The studio does not look in any folder yet.";
  return `No episode was found in ${folders.join(", ")}.`;
}

function WhereTheSampleGoes() {
  const { library } = useEpisode();
  const [looked] = library.folders.value ?? [];
  const into = looked ?? library.suggested.value;
  if (into === undefined) return null;
  return (
    <p>
      The sample goes into <code>{into}</code>
      {looked === undefined && ", a folder that is made for it"}, and takes some seconds.
    </p>
  );
}

/** It opens while its shots are being drawn. */
function SampleButton() {
  const { open } = useUi();
  const { newEpisode } = useEpisode();
  const isMaking = newEpisode.isMaking.value;
  const make = async () => {
    const ep = await newEpisode.makeSample();
    if (ep !== undefined) open({ ep, pass: "proxy" });
  };
  return (
    <Button kind="primary" size="large" icon="play" autofocus disabled={isMaking} onPress={() => void make()}>
      {isMaking ? "Making it…" : "Try the sample episode"}
    </Button>
  );
}
