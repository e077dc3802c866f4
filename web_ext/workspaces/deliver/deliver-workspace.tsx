// The workspace where the cut becomes files: what is to be made on the left, its plan in the middle, how it is made and the file on the right.
import { signal } from "@preact/signals";
import { useEpisode } from "../../components/contexts.tsx";
import { Unbuilt } from "../shots/unbuilt.tsx";
import { DeliverSteps, type Step } from "./deliver-steps.tsx";
import { ExportPanel } from "./export-panel.tsx";
import { FilmPanel } from "./film-panel.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import "./deliver-workspace.css";

const step = signal<Step>("film");

export function DeliverWorkspace() {
  const { episode } = useEpisode();
  const isUnbuilt = episode.state.value === "unbuilt";
  return (
    <main class="deliver-workspace">
      <DeliverSteps step={step.value} choose={(next) => (step.value = next)} />
      {isUnbuilt ? <Unbuilt /> : step.value === "film" ? <PlanPanel /> : <ExportPanel />}
      <FilmPanel />
    </main>
  );
}
