// One shot of a dry run: whether it would be made, its words, its pictures in their slots, its values, its files, and what is sent.
import { useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Chip } from "../../components/marks/chip.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { Note } from "../../components/note.tsx";
import { useJobs } from "../../components/contexts.tsx";
import { copyText } from "../../components/copy-text.ts";
import type { DryRunShot } from "../../../src/contracts/routes/renders/dry-run.ts";
import { asSentence } from "../../store/base/format.ts";
import { costWords, laneWords, modelLines, standing, valueLines } from "../../store/render/describe-dry-run.ts";
import { sourceInDryRun } from "../../store/render/next-render.ts";
import { InputTile } from "./input-tile.tsx";
import "./shot-sheet.css";

export function ShotSheet({ row }: { readonly row: DryRunShot }) {
  const { dryRuns } = useJobs();
  const isReading = dryRuns.isReading.value && row.sent === null;
  return (
    <article class="sheet" aria-label={row.shot} aria-busy={isReading}>
      <Standing row={row} />
      <Words row={row} />
      {row.inputs.length > 0 && (
        <section class="sheet__section" aria-label="Pictures and sounds">
          <h3 class="sheet__head">In their slots</h3>
          <div class="sheet__inputs">
            {row.inputs.map((input) => (
              <InputTile key={`${input.role} ${input.name}`} input={input} />
            ))}
          </div>
        </section>
      )}
      {isReading && <p class="quiet-text sheet__section">Cutting and composing the pictures…</p>}
      <Values row={row} />
      <Models row={row} />
      {row.notes.length > 0 && <p class="sheet__notes">{row.notes.map(asSentence).join(" ")}</p>}
      <Sent row={row} />
    </article>
  );
}

function Standing({ row }: { readonly row: DryRunShot }) {
  const { word, tone, why } = standing(row);
  const lane = laneWords(row);
  const title = row.skipped?.take === undefined ? word : `${word}: below is what a redo would make`;
  return (
    <div class="sheet__standing">
      {why !== "" && tone !== "ok" ? (
        <Note tone={tone} title={title} text={why} />
      ) : (
        <span class="sheet__ready">
          <Icon name={tone} tone={tone} />
          {word}
        </span>
      )}
      {lane && (
        <p class="sheet__lane">
          <b>{lane.name}</b>
          <span class="quiet-text">{lane.why}</span>
          <span class="spring" />
          <b class="number">{costWords(row)}</b>
        </p>
      )}
    </div>
  );
}

function Words({ row }: { readonly row: DryRunShot }) {
  if (row.prompt === null) return null;
  return (
    <section class="sheet__section" aria-label="Words">
      <TextHead name="Prompt" text={row.prompt} row={row} of="prompt" />
      <pre class="sheet__text" tabIndex={0} aria-label="Prompt">
        {row.prompt}
      </pre>
      {row.negative !== null && (
        <>
          <TextHead name="Negative" text={row.negative} row={row} of="negative" />
          <pre class="sheet__text" tabIndex={0} aria-label="Negative">
            {row.negative === "" ? "None at all" : row.negative}
          </pre>
        </>
      )}
    </section>
  );
}

interface TextHeadProps {
  readonly name: string;
  readonly text: string;
  readonly row: DryRunShot;
  readonly of: string;
}

function TextHead({ name, text, row, of }: TextHeadProps) {
  const source = sourceInDryRun(row, of);
  return (
    <div class="sheet__line">
      <h3 class="sheet__head">{name}</h3>
      {source && <Chip source={source} />}
      <span class="spring" />
      <CopyButton text={text} name={`Copy the ${name.toLowerCase()}`} />
    </div>
  );
}

function CopyButton({ text, name }: { readonly text: string; readonly name: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(text));
  return (
    <Button size="small" kind="quiet" icon={isCopied ? "ok" : "copy"} title={name} onPress={() => void copy()}>
      {isCopied ? "Copied" : "Copy"}
    </Button>
  );
}

function Values({ row }: { readonly row: DryRunShot }) {
  return (
    <section class="sheet__section" aria-label="Values">
      <h3 class="sheet__head">Values</h3>
      <dl class="sheet__values">
        {valueLines(row).map(({ label, value, source, about }) => (
          <div key={label} class="sheet__value" title={about}>
            <dt>{label}</dt>
            <dd class="number">
              <span class="sheet__said" title={value}>
                {value}
              </span>
              {source && <Chip source={source} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Models({ row }: { readonly row: DryRunShot }) {
  const lines = modelLines(row);
  if (lines.length === 0) return null;
  return (
    <section class="sheet__section" aria-label="Model files">
      <h3 class="sheet__head">Model files</h3>
      <table class="sheet__files">
        <tbody>
          {lines.map(({ param, using, want, how, tier }) => (
            <tr key={param}>
              <th scope="row">{param}</th>
              <td class="sheet__file" title={using}>
                {using}
                {want !== "" && <span class="quiet-text"> for {want}</span>}
              </td>
              <td>{how}</td>
              <td class="quiet-text">{tier}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const SENT = { graph: "The graph as it is handed over", model: "The request as it is sent", draw: "" } as const;

function Sent({ row: { sent } }: { readonly row: DryRunShot }) {
  const [isOpen, setOpen] = useState(false);
  if (!sent || sent.kind === "draw") return null;
  const text = isOpen ? JSON.stringify(sent.graph ?? { model: sent.model, ...sent.body }, null, 2) : "";
  return (
    <details class="sheet__section" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="sheet__head">{SENT[sent.kind]}</summary>
      {isOpen && (
        <>
          <CopyButton text={text} name="Copy it as JSON" />
          <pre class="sheet__text sheet__text--code" tabIndex={0} aria-label={SENT[sent.kind]}>
            {text}
          </pre>
        </>
      )}
    </details>
  );
}
