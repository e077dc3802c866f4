// The bar over every workspace: what is open, in which pass, how it is built, how far it is rendered, and what the machine is doing.
import { CommandButton, CommandIcon } from "../components/command-button.tsx";
import { IconButton } from "../components/button.tsx";
import { Segments } from "../components/fields/segments.tsx";
import { useCut, useEpisode, useJobs, useUi } from "../components/contexts.tsx";
import { WORKSPACES, type Workspace } from "../store/address.ts";
import { BuildButton } from "./build-button.tsx";
import { EpisodeMenu } from "./episode-menu.tsx";
import { PassReadOut } from "./pass-read-out.tsx";
import { isDark, setTheme } from "../components/theme.ts";
import "./top-bar.css";

const PASSES = [
  { value: "proxy", label: "Proxy", title: "Small and quick" },
  { value: "final", label: "Final", title: "Full size" },
] as const;

export function TopBar() {
  const { setPass, workspace } = useUi();
  const { episode } = useEpisode();
  const place = episode.openPass.value;
  return (
    <header class="top-bar">
      <a class="top-bar__mark" href="#/" aria-label="Episode Studio: all episodes" title="All episodes">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <rect x="1" y="4" width="5" height="12" rx="1.4" />
          <rect x="7.5" y="4" width="5" height="12" rx="1.4" />
          <rect x="14" y="4" width="5" height="12" rx="1.4" />
        </svg>
      </a>
      {place && (
        <h1 class="unseen">
          {episode.facts.value?.title ?? "Episode"}: {WORKSPACE_NAMES[workspace.value]}
        </h1>
      )}
      <EpisodeMenu />
      <WorkspaceTabs />
      <span class="spring" />
      {place && (
        <>
          <Segments name="Pass" value={place.pass} options={PASSES} onChange={setPass} />
          <BuildButton />
          <PassReadOut />
        </>
      )}
      <PlansButton />
      {place && <IssuesButton />}
      <JobsButton />
      <Tools />
    </header>
  );
}

const WORKSPACE_NAMES: Record<Workspace, string> = {
  clips: "Clips",
  write: "Write",
  shots: "Shots",
  refs: "Refs",
  deliver: "Deliver",
};

function WorkspaceTabs() {
  const { workspace, enter } = useUi();
  const { episode, clips } = useEpisode();
  const isOpen = episode.openPass.value !== undefined;
  const shown = WORKSPACES.filter((one) => one !== "clips" || clips.isSimple.value);
  return (
    <nav class="top-bar__workspaces" aria-label="Rooms">
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          class="top-bar__workspace"
          aria-current={one === workspace.value ? "page" : undefined}
          disabled={!isOpen}
          onClick={() => enter(one)}
        >
          {WORKSPACE_NAMES[one]}
        </button>
      ))}
    </nav>
  );
}

function IssuesButton() {
  const { issues } = useCut();
  const open = issues.all.value.length;
  return (
    <CommandButton command="toggle-issues" icon="note" title="Issues (Shift N)">
      {open}
      <span class="unseen"> {open === 1 ? "open issue" : "open issues"}</span>
    </CommandButton>
  );
}

/** There while an agent waits for a word. */
function PlansButton() {
  const { plans } = useJobs();
  const count = plans.waiting.value.length;
  if (count === 0) return null;
  return (
    <span class="top-bar__plans" role="status">
      <CommandButton command="plans" title="An agent waits for your word on a plan">
        {count === 1 ? "1 plan waits" : `${count} plans wait`}
      </CommandButton>
    </span>
  );
}

function JobsButton() {
  const { jobs } = useJobs();
  const open = jobs.running.value.length + jobs.waiting.value.length;
  return (
    <span class="top-bar__jobs">
      <CommandButton command="toggle-jobs" icon="jobs" title="Jobs (Q)">
        Jobs
        {open > 0 && (
          <span class="top-bar__count">
            {open}
            <span class="unseen"> open</span>
          </span>
        )}
      </CommandButton>
    </span>
  );
}

function Tools() {
  const dark = isDark.value;
  return (
    <span class="top-bar__tools">
      <CommandIcon command="palette" icon="search" />
      <CommandIcon command="settings" icon="settings" />
      <CommandIcon command="keys" icon="help" />
      <IconButton
        icon={dark ? "sun" : "moon"}
        name={dark ? "Light theme" : "Dark theme"}
        onPress={() => setTheme(dark ? "light" : "dark")}
      />
    </span>
  );
}
