// One feature: whether it is there, how large what is missing is, and its files, packs and packages one by one.
import type { Feature, FeatureItem } from "../../../src/contracts/replies/features.ts";
import { Button } from "../../components/button.tsx";
import { useJobs } from "../../components/contexts.tsx";
import { Badge } from "../../components/marks/badge.tsx";
import { asSentence, formatBytes, formatCount } from "../../store/base/format.ts";
import type { Badge as Status } from "../../store/base/badge.ts";
import { missingSize } from "../../store/settings/installer.ts";

const STATUSES: Readonly<Record<Feature["status"], Status>> = {
  installed: { tone: "ok", shape: "ok", word: "Installed", title: "All of it is there" },
  partial: { tone: "stale", shape: "stale", word: "In part", title: "Some of it is missing" },
  missing: { tone: "queued", shape: "queued", word: "Not installed", title: "None of it is there" },
  restart: {
    tone: "stale",
    shape: "stale",
    word: "Restart the host",
    title: "It is there, and the host has not loaded it yet",
  },
  unknown: {
    tone: "queued",
    shape: "queued",
    word: "Not known",
    title: "The host does not answer: nobody knows what it has",
  },
  unavailable: { tone: "out", shape: "out", word: "Not from here", title: "It has nowhere to go on this machine" },
};

export function FeatureRow({ feature }: { readonly feature: Feature }) {
  const { installer } = useJobs();
  const { id, label, about, status, items } = feature;
  const tasks = installer.job.value?.tasks ?? [];
  const isOpen = items.some(({ key }) => tasks.some((task) => task.key === key && isOnItsWay(task.status)));
  const size = missingSize(feature, installer.sizes.value);
  const canInstall = (status === "missing" || status === "partial") && !isOpen;
  return (
    <li class="feature">
      <div class="feature__head">
        <span class="feature__words">
          <b>{label}</b>
          <span class="feature__about">{about}</span>
        </span>
        {size && (
          <span class="quiet-text number" title="What would be fetched">
            {installer.sizes.value ? `${size.isMore ? "over " : ""}${formatBytes(size.bytes)}` : "…"}
          </span>
        )}
        <Badge status={STATUSES[status]} />
        <Button
          size="small"
          disabled={!canInstall}
          title={isOpen ? "It is on its way" : `Fetch what is missing of ${label}`}
          onPress={() => void installer.install(id)}
        >
          Install<span class="unseen"> {label}</span>
        </Button>
      </div>
      <details class="feature__items">
        <summary>{formatCount(items.length, "part")}</summary>
        <ul>
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function isOnItsWay(status: string): boolean {
  return status === "queued" || status === "running";
}

const ITEM_WORDS: Readonly<Record<FeatureItem["status"], string>> = {
  installed: "there",
  missing: "missing",
  restart: "waits for a restart of the host",
  unknown: "not known",
};

function Item({ item }: { readonly item: FeatureItem }) {
  const { sizes } = useJobs().installer;
  const { url, name, folder, status, note, gated, licence } = item;
  const size = sizes.value?.[url ?? ""] ?? null;
  return (
    <li class="feature__item">
      <span class="feature__file">
        {folder !== undefined && `${folder}/`}
        {name}
      </span>
      <span class="quiet-text number">
        {[size === null ? undefined : formatBytes(size), ITEM_WORDS[status]].filter(Boolean).join(", ")}
      </span>
      {gated && licence !== undefined && (
        <a class="link-button" href={licence} target="_blank" rel="noreferrer">
          Licence to accept
        </a>
      )}
      {note !== undefined && <span class="feature__note">{asSentence(note)}</span>}
    </li>
  );
}
