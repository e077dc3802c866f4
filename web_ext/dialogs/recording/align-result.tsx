// What lining up changed, or would change: in one line, shot by shot, and in full.
import { Note } from "../../components/note.tsx";
import type { AlignReply } from "../../../src/contracts/routes/align.ts";
import { describeAlignment } from "../../store/episode/recording.ts";
import { asSentence } from "../../store/base/format.ts";
import "./align-result.css";

export function AlignResult({ reply }: { readonly reply: AlignReply }) {
  const failed =
    reply.build && !reply.build.ok ? (reply.build.error ?? "it was lined up, and the build failed") : undefined;
  return (
    <div class="panel__section">
      <p role="status">{describeAlignment(reply)}</p>
      {failed && <Note tone="failed" text={failed} />}
      <ul class="align-result" aria-label="Windows">
        {reply.changes.map(({ shot, audio_in: from, audio_out: to, note }) => (
          <li key={shot} class="align-result__line" title={note}>
            <b>{shot}</b>
            <span class="number">
              {from === null || to === null ? "as the script says" : `${from.toFixed(2)}–${to.toFixed(2)} s`}
            </span>
            <span class="align-result__note">{note !== "" && asSentence(note.replace(`${shot}: `, ""))}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary>Report</summary>
        <pre class="align-result__report">{reply.report}</pre>
      </details>
    </div>
  );
}
