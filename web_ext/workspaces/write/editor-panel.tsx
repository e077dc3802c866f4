// One of the two texts in its editor, with its name, whether it is edited, and where the caret is.
import { effect, signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { SourceFile } from "../../../src/contracts/routes/sources.ts";
import { CodeBox } from "../../components/fields/code-box.tsx";
import { Button, IconButton } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useJobs, useUi } from "../../components/contexts.tsx";
import type { WriteState } from "../../store/write/write-state.ts";
import type { Source } from "../../store/write/source.ts";
import { namesOf, type ConfigNames } from "../../store/write/script-words.ts";
import { openCodeEditor, type CodeEditor } from "./code-editor.ts";
import { savedEditorStates, editorStateKey } from "./saved-editor-states.ts";
import { completeScript, languageOf } from "./script-language.ts";
import "./editor-panel.css";

const LABEL: Record<SourceFile, string> = { script: "Script", series: "Series config" };

export function EditorPanel({ file }: { file: SourceFile }) {
  const { episode, writing } = useEpisode();
  const { targets } = useJobs();
  const source = writing.sources[file];
  const names = () =>
    namesOf(
      writing.sources.series.text.peek(),
      targets.video.peek().map(({ id }) => id),
    );
  const place = useMemo(() => ({ line: signal(1), code: { now: undefined as CodeEditor | undefined } }), [file]);
  const state = source.state.value;
  return (
    <section class="panel" aria-label={LABEL[file]}>
      <div class="panel__bar">
        <h2 class="panel__title">{source.path.value || LABEL[file]}</h2>
        {source.isDirty.value && <span class="editor-panel__edited">Edited</span>}
        {source.path.value.startsWith("../") && <span class="quiet-text">whole show</span>}
        <span class="spring" />
        <span class="quiet-text number">Ln {place.line.value}</span>
        <IconButton
          icon="search"
          name={`Find in the ${LABEL[file].toLowerCase()} (Ctrl F)`}
          onPress={() => place.code.now?.find()}
        />
      </div>
      <SourceNote source={source} />
      {source.draftStatus.value === "failed" && (
        <Note tone="stale" text="this browser does not keep what you type here: save it before you close the page" />
      )}
      {state === "ready" && (
        <CodeBox
          key={episode.openPass.value?.ep}
          open={(box) => {
            const code = openSource(box, { writing, file, line: place.line, names });
            place.code.now = code.editor;
            return code.close;
          }}
        />
      )}
      {state === "loading" && <p class="panel__empty">Reading…</p>}
    </section>
  );
}

/** What keeps the text from being read or saved: the service's words, or that it changed on disk meanwhile. */
function SourceNote({ source }: { source: Source }) {
  const refusal = useUi().notices.at(`source:${source.file}`);
  const state = source.state.value;
  if (state === "missing" || state === "unread") {
    return (
      <Note tone="failed" text={refusal ?? `the ${LABEL[source.file].toLowerCase()} could not be read`}>
        <Button size="small" onPress={() => void source.checkDisk()}>
          Try again
        </Button>
      </Note>
    );
  }
  if (!source.conflict.value) return refusal ? <Note tone="failed" text={refusal} /> : null;
  return (
    <Note
      tone="stale"
      title={`${source.path.value} changed on disk`}
      text={refusal ?? "what you typed and what is on disk are both kept until you choose"}
    >
      <Button size="small" onPress={() => source.compare(true)}>
        Compare…
      </Button>
    </Note>
  );
}

/** Opens the editor of a file and keeps it and the state one: either moves the other. */
interface OpenSource {
  readonly writing: WriteState;
  readonly file: SourceFile;
  readonly line: { value: number };
  readonly names: () => ConfigNames;
}

function openSource(box: HTMLElement, { writing, file, line, names }: OpenSource) {
  const source = writing.sources[file];
  const isScript = file === "script";
  const left = savedEditorStates(writing);
  const key = editorStateKey(writing, file);
  const code = openCodeEditor(box, {
    label: LABEL[file],
    text: source.text.peek(),
    left: left.get(key),
    language: languageOf(file),
    onText: source.type,
    onCaret: (now) => {
      line.value = now;
      if (isScript) writing.moveCaret(now);
    },
    onSave: () => void writing.save(true),
    onMend: writing.mend,
    ...(isScript && {
      complete: completeScript(names),
      onSuppress: writing.suppress,
    }),
  });
  line.value = code.line();
  if (isScript) writing.placeCaret(code.line());
  const stops = [
    // A text that is closed, or is another episode's by now, is not this editor's to show.
    effect(() => {
      const text = source.text.value;
      if (source.state.value === "ready") code.show(text);
    }),
    effect(() => code.mark(writing.problems[file].value)),
    effect(() => {
      const goal = writing.takeCaretTarget(file);
      if (goal) code.goTo(goal.line);
      if (goal?.focus) code.focus();
    }),
    ...(isScript ? [effect(() => code.band(writing.shotAtCaret.value))] : []),
  ];
  return {
    editor: code,
    close: () => {
      for (const stop of stops) stop();
      left.set(key, code.close());
    },
  };
}
