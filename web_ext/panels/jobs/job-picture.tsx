// The picture of what a job makes: its take's thumbnail once there is one, until then that of the take the cut uses.
import { Thumb } from "../../components/marks/strip.tsx";
import { useCut, useEpisode } from "../../components/contexts.tsx";
import type { Job } from "../../../src/contracts/files/job.ts";
import { pictureOfJob } from "../../store/jobs/describe-job.ts";

export function JobPicture({ job }: { job: Job }) {
  const { episode } = useEpisode();
  const { cut } = useCut();
  const place = episode.openPass.value;
  const path = place ? pictureOfJob(job, place, cut.shot) : null;
  return <Thumb ep={episode.folder.value} path={path} width={128} class="job__picture" />;
}
