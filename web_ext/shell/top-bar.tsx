// The bar over every room: what is open, in which pass, how it is built, how far it is rendered, and what the machine is doing.
import { Button, IconButton } from "../components/button.tsx";
import { Segments } from "../components/segments.tsx";
import { useEditor } from "../components/use-editor.ts";
import { WORKSPACES, type Workspace } from "../store/address.ts";
import { BuildButton } from "./build-button.tsx";
import { EpisodeMenu } from "./episode-menu.tsx";
import { PassReadOut } from "./pass-read-out.tsx";
import { isDark, setTheme } from "./theme.ts";
import "./top-bar.css";

const PASSES = [
  { value: "proxy", label: "Proxy", title: "Small and quick" },
  { value: "final", label: "Final", title: "Full size" },
] as const;

export function TopBar() {
  const editor = useEditor();
  const place = editor.episode.openPass.value;
  return (
    <header class="top-bar">
      <a class="top-bar__mark" href="#/" aria-label="Episode Studio: all episodes" title="All episodes">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <rect x="1" y="4" width="5" height="12" rx="1.4" />
          <rect x="7.5" y="4" width="5" height="12" rx="1.4" />
          <rect x="14" y="4" width="5" height="12" rx="1.4" />
        </svg>
      </a>
      <EpisodeMenu />
      <WorkspaceTabs />
      <span class="spring" />
      {place && (
        <>
          <Segments name="Pass" value={place.pass} options={PASSES} onChange={editor.setPass} />
          <BuildButton />
          <PassReadOut />
        </>
      )}
      {place && <IssuesButton />}
      <JobsButton />
      <Tools />
    </header>
  );
}

const WORKSPACE_NAMES: Record<Workspace, string> = { write: "Write", shots: "Shots", deliver: "Deliver" };

function WorkspaceTabs() {
  const { workspace, enter, episode } = useEditor();
  const isOpen = episode.openPass.value !== undefined;
  return (
    <nav class="top-bar__rooms" aria-label="Rooms">
      {WORKSPACES.map((one) => (
        <button
          key={one}
          type="button"
          class="top-bar__room"
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
  const { issues, view } = useEditor();
  const open = issues.open.value.length;
  return (
    <Button icon="note" title="Issues (Shift N)" onPress={() => view.toggleDrawer("issues")}>
      {open}
      <span class="unseen"> {open === 1 ? "open issue" : "open issues"}</span>
    </Button>
  );
}

function JobsButton() {
  const { jobs, view } = useEditor();
  const open = jobs.running.value.length + jobs.waiting.value.length;
  return (
    <span class="top-bar__jobs">
      <Button icon="jobs" title="Jobs (Q)" onPress={() => view.toggleDrawer("jobs")}>
        Jobs
        {open > 0 && (
          <span class="top-bar__count">
            {open}
            <span class="unseen"> open</span>
          </span>
        )}
      </Button>
    </span>
  );
}

function Tools() {
  const { view, windows } = useEditor();
  const dark = isDark.value;
  return (
    <span class="top-bar__tools">
      <IconButton icon="search" name="Actions (Ctrl K)" onPress={() => (windows.palette.value = true)} />
      <IconButton icon="settings" name="Settings" onPress={() => (view.settings.value = true)} />
      <IconButton icon="help" name="Keys (?)" onPress={() => (view.keys.value = true)} />
      <IconButton
        icon={dark ? "sun" : "moon"}
        name={dark ? "Light theme" : "Dark theme"}
        onPress={() => setTheme(dark ? "light" : "dark")}
      />
    </span>
  );
}
