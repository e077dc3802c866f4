// Nothing to open yet: what this is, and the two ways to begin.
import { CommandButton } from "../../components/command-button.tsx";
import { useState } from "preact/hooks";
import { SERVICE_ADDRESS } from "../../api/service-address.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Button, IconButton } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { FrameRow } from "./frame-row.tsx";
import "./welcome.css";

const DEMO = "npm run demo";

export function Welcome({ looking }: { looking: boolean }) {
  const { notices } = useUi();
  const { library } = useEpisode();
  const roots = library.roots.value;
  const refusal = notices.at("episodes") ?? notices.at("folders");
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
          <CommandButton command="folders" kind="primary" size="large" icon="folder" autofocus>
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
        <p class="welcome__demo">
          No script yet?{" "}
          {SERVICE_ADDRESS.isInHost ? (
            "New show… writes a first one, in a folder that was added."
          ) : (
            <>
              This makes a sample episode: <DemoCommand />
            </>
          )}
        </p>
      </div>
    </EmptyState>
  );
}

function whatIsThere(roots: readonly string[]): string {
  if (roots.length === 0) return "The studio does not look in any folder yet.";
  return `No episode was found in ${roots.join(", ")}.`;
}

function DemoCommand() {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(DEMO).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <span class="welcome__command">
      <code>{DEMO}</code>
      <IconButton icon={copied ? "ok" : "copy"} name={copied ? "Copied" : "Copy the command"} onPress={copy} />
    </span>
  );
}
