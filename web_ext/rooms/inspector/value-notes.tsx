// What a person has to know of a typed value: why it cannot be sent, or what somebody else has stored meanwhile.
import { Button } from "../../parts/button.tsx";
import { Note } from "../../parts/note.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import { VALUE_WORDS } from "../../store/inspect/value-fields.ts";
import type { ValueView } from "../../store/inspect/value-views.ts";

export function ValueNotes({ view: { key, theirs, problem, text } }: { readonly view: ValueView }) {
  const { inspecting } = useEditor();
  if (theirs === undefined) return problem === undefined ? null : <Note tone="failed" text={problem} />;
  const now = theirs === null ? "the built value" : theirs;
  return (
    <Note
      tone="stale"
      title={`${VALUE_WORDS[key].label} was changed elsewhere`}
      text={`It is ${now} now, and ${text || "nothing"} here.`}
    >
      <Button size="small" onPress={() => inspecting.keepMine(key)}>
        Go on with mine
      </Button>
      <Button size="small" kind="quiet" onPress={() => inspecting.takeTheirs(key)}>
        Take theirs
      </Button>
    </Note>
  );
}
