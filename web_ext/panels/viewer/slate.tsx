// What stands in the picture's box when the cut has nothing to show for a shot: why, and the one thing to do about it.
import { CommandButton } from "../../components/command-button.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { Progress } from "../../components/marks/progress.tsx";
import { useCut, useEpisode, useJobs, usePlayback } from "../../components/contexts.tsx";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { badgesOfShot } from "../../store/takes/badges.ts";
import "./slate.css";

export function Slate() {
  const { episode } = useEpisode();
  const { cut } = useCut();
  const { playback } = usePlayback();
  if (episode.state.value === "loading") return <div class="slate">Reading…</div>;
  const clip = playback.current.value;
  const shot = clip && clip.mp4 === undefined ? cut.shot(clip.shot) : undefined;
  return shot ? <ShotSlate shot={shot} /> : null;
}

function ShotSlate({ shot }: { shot: ShotStatus }) {
  const { jobOf } = useJobs();
  const [badge] = badgesOfShot(shot, (take) => jobOf(shot.shot, take));
  const open = badge?.tone === "running" || badge?.tone === "queued" ? badge : undefined;
  return (
    <div class="slate">
      <Icon name={open ? "queued" : "stand-in"} />
      <strong>{open?.word ?? "No take"}</strong>
      {open?.percent !== undefined && <Progress percent={open.percent} name={open.title} />}
      <span class="slate__action">{shot.action}</span>
      {!open && !shot.orphan && (
        <CommandButton command="render" target={{ shot: shot.shot }} keycap="R">
          Render this shot
        </CommandButton>
      )}
    </div>
  );
}
