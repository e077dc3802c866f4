// The picture of what a job makes: its take's thumbnail once there is one, until then that of the take the cut uses.
import { Thumb } from "../../parts/marks/strip.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import type { Job } from "../../../src/contracts/files/job.ts";
import { pictureOfJob } from "../../store/jobs/say-job.ts";

export function JobPicture({ job }: { job: Job }) {
  const { cut, episode } = useEditor();
  const place = episode.place.value;
  const path = place ? pictureOfJob(job, place, cut.shot) : null;
  return <Thumb ep={episode.folder.value} path={path} width={128} class="job__picture" />;
}
