// What a person has to know of a typed value: why it cannot be sent, or what somebody else has stored meanwhile.
import { Button } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { useJobs } from "../../components/contexts.tsx";
import { VALUE_WORDS } from "../../store/inspector/value-fields.ts";
import type { ValueView } from "../../store/inspector/value-views.ts";

export function ValueNotes({ view: { key, theirs, problem, text } }: { readonly view: ValueView }) {
  const { inspector } = useJobs();
  if (theirs === undefined) return problem === undefined ? null : <Note tone="failed" text={problem} />;
  const now = theirs === null ? "the built value" : theirs;
  return (
    <Note
      tone="stale"
      title={`${VALUE_WORDS[key].label} was changed elsewhere`}
      text={`It is ${now} now, and ${text || "nothing"} here.`}
    >
      <Button size="small" onPress={() => inspector.keepMine(key)}>
        Go on with mine
      </Button>
      <Button size="small" kind="quiet" onPress={() => inspector.takeTheirs(key)}>
        Take theirs
      </Button>
    </Note>
  );
}
