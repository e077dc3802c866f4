// A target as it is proposed: its name, what it makes, where each value goes and why, with what else could take it.
import { useJobs } from "../../components/contexts.tsx";
import { Note } from "../../components/note.tsx";
import { asSentence } from "../../store/base/format.ts";
import type { OpenProposal } from "../../store/settings/own-models.ts";
import { choicesOf, inOrder, paramWords, type BindingRow } from "../../store/settings/own-bindings.ts";

const A_KIND = { video: "a video", image: "a picture", audio: "a sound" } as const;

export function ProposalForm({ open }: { readonly open: OpenProposal }) {
  const { rename, inspect } = useJobs().ownModels;
  const { inspected, label, source } = open;
  const { bindings, ends, problems, warnings, sample } = inspected;
  const asked = inOrder(bindings).filter((row) => row.asked);
  const clear = inOrder(bindings).filter((row) => !row.asked);
  const end = ends.find(({ chosen }) => chosen);
  return (
    <div class="own-models__form">
      {problems.length > 0 && (
        <Note tone="failed" title="It cannot become a target" text={problems.map(asSentence).join(" ")} />
      )}
      <label class="own-models__label">
        Name
        <input class="field" value={label} onInput={(event) => rename(event.currentTarget.value)} />
      </label>
      <label class="own-models__label">
        Makes
        <select
          class="field"
          disabled={ends.length < 2}
          value={end?.node}
          onChange={(event) => void inspect(source, { label, output: event.currentTarget.value })}
        >
          {ends.map(({ node, kind, title }) => (
            <option key={node} value={node}>
              {A_KIND[kind]}, saved by {title}
            </option>
          ))}
        </select>
      </label>
      {asked.length > 0 && <Bindings title="Look at these: several places could take them" rows={asked} />}
      <Bindings title="Where values go" rows={clear} />
      {sample !== null && (
        <section aria-label="The prompt of the workflow">
          <h3 class="panel__heading">The prompt that it was made with</h3>
          <p class="own-models__sample">{sample}</p>
        </section>
      )}
      {warnings.length > 0 && <Note tone="stale" title="Good to know" text={warnings.map(asSentence).join(" ")} />}
    </div>
  );
}

function Bindings({ title, rows }: { readonly title: string; readonly rows: readonly BindingRow[] }) {
  return (
    <section aria-label={title}>
      <h3 class="panel__heading">{title}</h3>
      <table class="own-models__table">
        <colgroup>
          <col class="own-models__value" />
          <col class="own-models__place" />
          <col />
        </colgroup>
        <thead class="unseen">
          <tr>
            <th>Value</th>
            <th>Goes to</th>
            <th>Why</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Binding key={row.param} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Binding({ row }: { readonly row: BindingRow }) {
  const { choose } = useJobs().ownModels;
  const choices = choicesOf(row);
  return (
    <tr>
      <th scope="row">{paramWords(row.param)}</th>
      <td>
        <select
          class="field field--wide"
          aria-label={`Where ${paramWords(row.param)} goes`}
          value="0"
          onChange={(event) => choose(row.param, Number(event.currentTarget.value))}
        >
          {choices.map((choice, index) => (
            <option key={choice.label} value={String(index)}>
              {choice.label}
            </option>
          ))}
        </select>
      </td>
      <td class="own-models__why">{row.why}</td>
    </tr>
  );
}
