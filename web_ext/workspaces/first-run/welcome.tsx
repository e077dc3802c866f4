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
  const roots = library.roots.value;
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
          {roots.length > 0 && <SampleButton />}
          <CommandButton
            command="folders"
            kind={roots.length > 0 ? "plain" : "primary"}
            size="large"
            icon="folder"
            autofocus={roots.length === 0}
          >
            Add a folder…
          </CommandButton>
          {roots.length > 0 && (
            <CommandButton command="new-episode" size="large" icon="plus">
              New show…
            </CommandButton>
          )}
          {roots.length > 0 && (
            <CommandButton command="go-clips" size="large" icon="wand">
              Make a clip
            </CommandButton>
          )}
          {roots.length > 0 && (
            <Button size="large" icon="retry" onPress={() => void library.refresh()}>
              Look again
            </Button>
          )}
        </>
      }
    >
      {refusal && <Note tone="failed" text={refusal} />}
      <div class="welcome__small" aria-live="polite">
        <p>{looking ? "Looking for episodes…" : whatIsThere(roots)}</p>
        <p>
          A folder with a script and a <code>series.json</code> is an episode. Your files stay where they are.
        </p>
        {roots.length === 0 && <p>Add a folder for your films: a sample episode can be made in it in seconds.</p>}
      </div>
    </EmptyState>
  );
}

function whatIsThere(roots: readonly string[]): string {
  if (roots.length === 0) return "The studio does not look in any folder yet.";
  return `No episode was found in ${roots.join(", ")}.`;
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
