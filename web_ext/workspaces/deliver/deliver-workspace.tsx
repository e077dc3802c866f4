// The workspace where the cut becomes files: what is to be made on the left, its plan in the middle, how it is made and the file on the right.
import { useCut, useEpisode } from "../../components/contexts.tsx";
import { ArchivePanel } from "../../panels/deliver/archive-panel.tsx";
import { MasterPanel } from "../../panels/deliver/master-panel.tsx";
import { MasterPlan } from "../../panels/deliver/master-plan.tsx";
import { PostPanel } from "../../panels/deliver/post-panel.tsx";
import { ReviewPanel } from "../../panels/deliver/review-panel.tsx";
import { ReviewStage } from "../../panels/deliver/review-stage.tsx";
import { TitlesPanel } from "../../panels/deliver/titles-panel.tsx";
import { TitlesStage } from "../../panels/deliver/titles-stage.tsx";
import { UpscalePanel } from "../../panels/deliver/upscale-panel.tsx";
import { VersionsPanel } from "../../panels/deliver/versions-panel.tsx";
import { VersionsStage } from "../../panels/deliver/versions-stage.tsx";
import type { DeliverStep } from "../../store/address.ts";
import { Unbuilt } from "../shots/unbuilt.tsx";
import { DeliverSteps } from "./deliver-steps.tsx";
import { ExportPanel } from "./export-panel.tsx";
import { FilmPanel } from "./film-panel.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import "./deliver-workspace.css";

export function DeliverWorkspace() {
  const { episode } = useEpisode();
  const { step } = useCut().delivery;
  const isUnbuilt = episode.state.value === "unbuilt";
  const [Middle, Right] = STEPS[step.value];
  return (
    <main class="deliver-workspace">
      <DeliverSteps step={step.value} choose={(next) => (step.value = next)} />
      {isUnbuilt ? <Unbuilt /> : <Middle />}
      {isUnbuilt ? <FilmPanel /> : <Right />}
    </main>
  );
}

const STEPS = {
  film: [PlanPanel, FilmPanel],
  upscale: [MasterPlan, UpscalePanel],
  post: [MasterPlan, PostPanel],
  master: [MasterPlan, MasterPanel],
  titles: [TitlesStage, TitlesPanel],
  versions: [VersionsStage, VersionsPanel],
  review: [ReviewStage, ReviewPanel],
  export: [ExportPanel, ArchivePanel],
} as const satisfies Record<DeliverStep, unknown>;
