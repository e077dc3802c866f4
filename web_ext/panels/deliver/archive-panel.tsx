// On the right of the exports: the episode as one verified zip, and a lock that says whether it is still made with the same things.
import { fileAddress } from "../../api/addresses.ts";
import { Button } from "../../components/button.tsx";
import { useCut, useEpisode, useUi } from "../../components/contexts.tsx";
import { CheckBox } from "../../components/fields/check-box.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { Badge } from "../../components/marks/badge.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { ProgressLine } from "../../components/marks/progress-line.tsx";
import { Note } from "../../components/note.tsx";
import type { Badge as Status } from "../../store/base/badge.ts";
import type { AnswerOf } from "../../api/calls.ts";
import { asSentence, formatAge, formatBytes, formatCount, nameOf } from "../../store/base/format.ts";
import { ARCHIVE_TOPIC, LOCK_TOPIC } from "../../store/deliver/archives.ts";
import "./deliver-panel.css";
import "./master-file.css";

const TAKES = [
  { value: "picked", label: "Picked takes", title: "What both cuts play" },
  { value: "all", label: "All takes", title: "Every take of both passes" },
] as const;

export function ArchivePanel() {
  const { notices } = useUi();
  const { archives } = useCut().delivery;
  const writing = archives.writing.value;
  const plan = archives.plan.value;
  const refusal = notices.at(ARCHIVE_TOPIC);
  return (
    <section class="panel" aria-label="Archive and proof">
      <div class="panel__bar">
        <h2 class="panel__title">Archive</h2>
        <span class="quiet-text">one zip that opens elsewhere</span>
      </div>
      <div class="panel__body">
        {refusal && (
          <div class="panel__section">
            <Note tone="failed" title="The archive was not written" text={refusal} />
          </div>
        )}
        <What disabled={writing !== undefined} />
        <Written />
        <Lock />
      </div>
      <div class="panel__foot">
        {writing && <ProgressLine percent={writing.percent} says={writing.says} name="Writing the archive" />}
        <span class="spring" />
        <Button
          kind="primary"
          icon="download"
          disabled={!plan || writing !== undefined}
          onPress={() => void archives.write()}
        >
          Write the archive
        </Button>
      </div>
    </section>
  );
}

function What({ disabled }: { readonly disabled: boolean }) {
  const { archives } = useCut().delivery;
  const { takes, films } = archives.options.value;
  const plan = archives.plan.value;
  return (
    <fieldset class="panel__section deliver-fields" disabled={disabled}>
      <legend class="unseen">What it holds</legend>
      <p class="deliver-section__text">
        Texts, references, cut, grades and takes, each with its hash; models by name and hash.
      </p>
      <div class="deliver-line">
        <Segments name="Takes" value={takes} options={TAKES} onChange={(value) => archives.change({ takes: value })} />
      </div>
      <div class="deliver-checks">
        <CheckBox label="Assembled films too" checked={films} onChange={(value) => archives.change({ films: value })} />
        {plan && (
          <span class="number">
            {formatCount(plan.files, "file")}, {formatCount(plan.takes, "take")}, {formatBytes(plan.bytes)}
          </span>
        )}
        {plan && plan.left_out.length > 0 && <LeftOut plan={plan} />}
      </div>
    </fieldset>
  );
}

function LeftOut({ plan }: { readonly plan: AnswerOf<"archivePlan"> }) {
  return (
    <details>
      <summary>{formatCount(plan.left_out.length, "file")} left out</summary>
      {plan.left_out.slice(0, 40).map(({ path, why }) => (
        <p key={path} class="deliver-section__about">
          {path}: {why}
        </p>
      ))}
    </details>
  );
}

function Written() {
  const { clock } = useUi();
  const { episode } = useEpisode();
  const archives = useCut().delivery.archives.plan.value?.archives ?? [];
  if (archives.length === 0) return null;
  return (
    <section class="panel__section" aria-label="Archives of this episode">
      <h3 class="panel__heading deliver-heading">In this episode</h3>
      {archives.map(({ path, bytes, made }) => (
        <a
          key={path}
          class="deliver-file"
          href={fileAddress(episode.folder.value, path)}
          download={nameOf(path)}
          title={path}
        >
          <Icon name="download" />
          <span class="deliver-line__text">{nameOf(path)}</span>
          <span class="quiet-text number">
            {formatBytes(bytes)}, {formatAge(new Date(made).toISOString(), clock.value)}
          </span>
        </a>
      ))}
    </section>
  );
}

function Lock() {
  const { notices } = useUi();
  const { archives } = useCut().delivery;
  const checked = archives.lock.value;
  const refusal = notices.at(LOCK_TOPIC);
  return (
    <section class="panel__section" aria-label="Lock">
      <div class="panel__head">
        <h3 class="panel__heading">Lock</h3>
        {checked && <Badge status={statusOf(checked)} />}
        <span class="spring" />
        <Button
          size="small"
          title="Writes what the episode is made with now into episode.lock.json; an older one stays in _history"
          onPress={() => void archives.writeLock()}
        >
          {checked?.lock ? "Write it anew" : "Write a lock"}
        </Button>
      </div>
      {refusal && <Note tone="failed" text={refusal} />}
      {!checked?.lock && (
        <p class="deliver-section__text">
          A lock notes program, targets, graphs, models and files by their hashes, so that anybody can tell later what
          has changed.
        </p>
      )}
      {checked?.differs.slice(0, 12).map(({ what, name, text }) => (
        <p key={`${what} ${name} ${text}`} class="deliver-section__about">
          {asSentence(text)}
        </p>
      ))}
      {checked && checked.differs.length > 12 && (
        <p class="deliver-section__about">And {checked.differs.length - 12} more.</p>
      )}
    </section>
  );
}

function statusOf({ lock, same, differs, unknown }: AnswerOf<"checkLock">): Status {
  if (!lock) return { tone: "out", shape: "out", word: "None", title: "Nothing is locked yet" };
  if (!same)
    return {
      tone: "stale",
      shape: "stale",
      word: formatCount(differs.length, "change"),
      title: "Not all is as the lock says",
    };
  const title =
    unknown.length > 0 ? `As far as it can be told here: ${unknown.length} cannot` : "All is as the lock says";
  return { tone: "ok", shape: "ok", word: "As locked", title };
}
