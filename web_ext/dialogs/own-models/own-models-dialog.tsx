// Models that a show brings itself: from the host's templates, from a workflow of one's own, and those that it has already.
import { Button } from "../../components/button.tsx";
import { useJobs, useUi } from "../../components/contexts.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { Note } from "../../components/note.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { asSentence } from "../../store/base/format.ts";
import { OWN_MODELS_TOPIC, type OwnModelsTab } from "../../store/settings/own-models.ts";
import { ProposalForm } from "./proposal-form.tsx";
import { ShowModels } from "./show-models.tsx";
import { TemplateList } from "./template-list.tsx";
import { WorkflowSource } from "./workflow-source.tsx";
import "../../components/fields/field.css";
import "./own-models.css";

export function OwnModelsDialog() {
  const { notices } = useUi();
  const { ownModels } = useJobs();
  const { isShown, tab, own, proposal, isBusy, said } = ownModels;
  const refusal = notices.at(OWN_MODELS_TOPIC);
  const close = () => {
    notices.clear(OWN_MODELS_TOPIC);
    isShown.value = false;
  };
  const tabs: readonly { readonly value: OwnModelsTab; readonly label: string }[] = [
    { value: "templates", label: "Templates of the host" },
    { value: "workflow", label: "A workflow of yours" },
    { value: "show", label: `In this show (${own.value.length})` },
  ];
  return (
    <Dialog title="Models from templates and workflows" isWide onClose={close} foot={<Foot close={close} />}>
      <div class="own-models">
        {!proposal.value && (
          <div class="own-models__tabs">
            <Segments name="Where from" value={tab.value} options={tabs} onChange={(value) => (tab.value = value)} />
          </div>
        )}
        <div class="own-models__notes" aria-live="polite">
          {refusal && <Note tone="failed" title="That could not be done" text={asSentence(refusal)} />}
          {said.value && <p class="own-models__said">{asSentence(said.value)}</p>}
          {isBusy.value && <span class="quiet-text">Working…</span>}
        </div>
        {proposal.value ? <ProposalForm open={proposal.value} /> : <Tab tab={tab.value} />}
      </div>
    </Dialog>
  );
}

function Tab({ tab }: { readonly tab: OwnModelsTab }) {
  if (tab === "templates") return <TemplateList />;
  return tab === "workflow" ? <WorkflowSource /> : <ShowModels />;
}

function Foot({ close }: { readonly close: () => void }) {
  const { proposal, isBusy, leave, save } = useJobs().ownModels;
  const open = proposal.value;
  if (!open)
    return (
      <>
        <span class="spring" />
        <Button onPress={close}>Close</Button>
      </>
    );
  return (
    <>
      <Button kind="quiet" onPress={leave}>
        Back
      </Button>
      <span class="spring" />
      <Button
        kind="primary"
        disabled={!open.inspected.can_save || isBusy.value}
        title={open.inspected.can_save ? "Keeps it with the show, as a draft" : "What stands above is against it"}
        onPress={() => void save()}
      >
        Save as a draft of this show
      </Button>
    </>
  );
}
