// The master that was made: to play here, to take along, with its ProRes file and its reports.
import { fileAddress, insideEpisode } from "../../api/addresses.ts";
import { Button } from "../../components/button.tsx";
import { useCut, useEpisode } from "../../components/contexts.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { formatDateTime, nameOf } from "../../store/base/format.ts";
import type { MasterJob } from "../../../src/contracts/routes/delivery/master.ts";
import { MasterProof } from "./master-proof.tsx";
import "./master-file.css";

export function MasterFile() {
  const { episode } = useEpisode();
  const { master } = useCut().delivery;
  const output = master.existing.value?.output;
  const path = output ? insideEpisode(episode.folder.value, output) : undefined;
  return path === undefined ? (
    <NoFile />
  ) : (
    <>
      <File path={path} />
      <MasterProof path={path} />
    </>
  );
}

function File({ path }: { readonly path: string }) {
  const { episode } = useEpisode();
  const { master } = useCut().delivery;
  const ep = episode.folder.value;
  const job = master.job.value?.state === "done" ? master.job.value : undefined;
  const made = job && (job.finished ?? job.started);
  const name = nameOf(path);
  return (
    <section class="panel__section master-file" aria-label="The file">
      <h3 class="panel__heading">The file</h3>
      <video
        key={made ?? path}
        class="master-file__picture"
        src={`${fileAddress(ep, path)}#${made ?? ""}`}
        controls
        preload="metadata"
        aria-label={`Master ${name}`}
      />
      <b class="master-file__name" title={path}>
        {name}
      </b>
      <span class="quiet-text">
        {made === undefined ? path : `Made ${formatDateTime(made)}`}
        {job && titlesOf(job)}
      </span>
      <span class="master-file__links">
        <a class="button" href={fileAddress(ep, path)} download={name}>
          <Icon name="download" />
          Download
        </a>
        <ProRes ep={ep} />
      </span>
      <Reports ep={ep} path={path} />
    </section>
  );
}

/** The one that is there, or the making of it. */
function ProRes({ ep }: { readonly ep: string }) {
  const { master } = useCut().delivery;
  const mov = master.existing.value?.mov;
  const path = mov ? insideEpisode(ep, mov) : undefined;
  if (path !== undefined) {
    return (
      <a class="button" href={fileAddress(ep, path)} download={nameOf(path)}>
        ProRes
      </a>
    );
  }
  return (
    <Button
      disabled={master.busy.value !== undefined || master.job.value?.state === "running"}
      title="A large file for editing and grading, made from this master"
      onPress={() => void master.prores()}
    >
      {master.busy.value === "prores" ? "Making ProRes…" : "Make ProRes"}
    </Button>
  );
}

function NoFile() {
  const { master } = useCut().delivery;
  if (!master.plan.value) return null;
  return (
    <section class="panel__section master-file" aria-label="The file">
      <h3 class="panel__heading">The file</h3>
      <span class="quiet-text">It appears here when every shot is done and the master is made, and in master/.</span>
    </section>
  );
}

/** Beside the master: for people and for programs. */
function Reports({ ep, path }: { readonly ep: string; readonly path: string }) {
  const stem = path.replace(/_\d+x\d+\.mp4$/, "");
  return (
    <span class="master-file__links quiet-text">
      Report:
      {["md", "json"].map((ending) => (
        <a
          key={ending}
          class="master-file__link"
          href={fileAddress(ep, `${stem}.${ending}`)}
          download={nameOf(`${stem}.${ending}`)}
        >
          {ending === "md" ? "to read" : "as data"}
        </a>
      ))}
    </span>
  );
}

function titlesOf({ titles }: MasterJob): string {
  if (!titles) return "";
  const clips = [titles.intro && "intro", titles.outro && "outro"].filter(Boolean).join(" and ");
  return clips === "" ? "" : `, with ${clips}${titles.picture === "re-encoded" ? ", encoded anew" : ""}`;
}
