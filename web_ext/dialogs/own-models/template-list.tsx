// The host's templates by what they make: what each loads, what the host lacks of it, and making a target of it.
import { useSignal } from "@preact/signals";
import { templatePictureAddress } from "../../api/addresses.ts";
import { Button } from "../../components/button.tsx";
import { useJobs } from "../../components/contexts.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { asSentence, formatBytes, formatCount } from "../../store/base/format.ts";
import type { Template, TemplateDetail } from "../../store/settings/own-models.ts";

const KINDS = [
  { value: "video", label: "Video" },
  { value: "image", label: "Pictures" },
  { value: "audio", label: "Sounds" },
] as const;
const FILTERS = [
  { value: "all", label: "All" },
  { value: "ready", label: "Ready to use" },
] as const;
const ICONS = { video: "film", image: "look", audio: "sound" } as const;
/** Rows that are drawn: more are found by words. */
const MOST = 60;

export function TemplateList() {
  const { listing, text, kind, filter } = useJobs().ownModels;
  const words = text.value.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (one: Template) => {
    const all = [one.name, one.title, one.description, ...one.models].join("\n").toLowerCase();
    const isMeant = one.kind === kind.value && (filter.value === "all" || (one.ready === true && !one.hosted));
    return isMeant && words.every((word) => all.includes(word));
  };
  const found = listing.value?.filter(fits).toSorted((a, b) => Number(a.hosted) - Number(b.hosted)) ?? [];
  return (
    <>
      <div class="own-models__find">
        <Segments name="What it makes" value={kind.value} options={KINDS} onChange={(value) => (kind.value = value)} />
        <Segments
          name="Which templates"
          value={filter.value}
          options={FILTERS}
          onChange={(value) => (filter.value = value)}
        />
        <input
          class="field field--wide"
          type="search"
          aria-label="Find a template"
          placeholder="Find a template or a model"
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </div>
      {listing.value === undefined && <p class="panel__empty">Asking the host…</p>}
      {listing.value !== undefined && found.length === 0 && (
        <p class="panel__empty">
          {filter.value === "ready"
            ? "The host has all files and nodes of no such template: show all, and install what one lacks."
            : "The host has no such template. It lists those that its own front end offers."}
        </p>
      )}
      <ul class="own-models__list">
        {found.slice(0, MOST).map((template) => (
          <TemplateRow key={template.name} template={template} />
        ))}
      </ul>
      {found.length > MOST && (
        <p class="panel__empty">{formatCount(found.length - MOST, "more template")}: find them by words.</p>
      )}
    </>
  );
}

function TemplateRow({ template }: { readonly template: Template }) {
  const { details, describe, inspect, isBusy } = useJobs().ownModels;
  const { name, title, description, hosted, bytes } = template;
  const detail = details.value.get(name);
  return (
    <li class="own-models__row">
      <div class="own-models__head">
        <Picture template={template} />
        <span class="own-models__words">
          <b>{title}</b>
          <span class="own-models__about" title={description}>
            {description}
          </span>
        </span>
        {bytes !== null && (
          <span class="quiet-text number" title="Of all its files">
            {formatBytes(bytes)}
          </span>
        )}
        <span class="quiet-text">{standing(template)}</span>
        {hosted && <span class="quiet-text">Asks providers for money</span>}
        <Button
          size="small"
          disabled={hosted || isBusy.value || detail?.can_save === false}
          title={hosted ? "Use a hosted target: its price is counted" : `Look where values go in ${title}`}
          onPress={() => void inspect({ template: name }, { label: title })}
        >
          Use<span class="unseen"> {title}</span>
        </Button>
      </div>
      <details
        class="own-models__parts"
        onToggle={(event) => event.currentTarget.open && !detail && void describe(name)}
      >
        <summary>What it loads</summary>
        {detail ? <Parts detail={detail} /> : <p class="quiet-text">Reading…</p>}
      </details>
    </li>
  );
}

/** The host's own picture of what it makes; an even tile in its place where there is none. */
function Picture({ template: { name, kind, picture } }: { readonly template: Template }) {
  const isBroken = useSignal(false);
  if (!picture || isBroken.value)
    return (
      <span class="own-models__picture">
        <Icon name={ICONS[kind]} />
      </span>
    );
  return (
    <img
      class="own-models__picture"
      src={templatePictureAddress(name)}
      alt=""
      loading="lazy"
      onError={() => (isBroken.value = true)}
    />
  );
}

function standing({ ready, files_missing: files, hosted }: Template): string {
  if (hosted || ready === null) return "";
  if (ready) return "Ready";
  return files ? `${formatCount(files, "file")} missing` : "The host lacks nodes";
}

function Parts({ detail }: { readonly detail: TemplateDetail }) {
  const { install, isBusy } = useJobs().ownModels;
  const { name, files, missing, nodes_missing: nodes, problems } = detail;
  const total = missing.bytes > 0 ? `, ${missing.unknown > 0 ? "over " : ""}${formatBytes(missing.bytes)}` : "";
  return (
    <>
      <ul>
        {files.map(({ folder, file, installed, size }) => (
          <li key={`${folder}/${file}`}>
            <span class="own-models__file">
              {folder}/{file}
            </span>{" "}
            <span class="quiet-text number">
              {installed === null ? "not known" : installed ? "there" : "missing"}
              {size !== null && `, ${formatBytes(size)}`}
            </span>
          </li>
        ))}
        {nodes.map((node) => (
          <li key={node}>Node {node}, which the host does not have: a newer version, or a pack, brings it</li>
        ))}
        {problems.map((problem) => (
          <li key={problem} class="own-models__problem">
            {asSentence(problem)}
          </li>
        ))}
      </ul>
      {files.length === 0 && <p class="quiet-text">It records no files.</p>}
      {missing.files > 0 && (
        <Button size="small" disabled={isBusy.value} onPress={() => void install(name)}>
          Install {formatCount(missing.files, "missing file")}
          {total}
        </Button>
      )}
    </>
  );
}
