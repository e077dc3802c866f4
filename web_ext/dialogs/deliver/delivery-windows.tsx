// The windows of delivery, one at a time, opened from wherever a take or a recipe is.
import { useEffect } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { useCut } from "../../components/contexts.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import type { TakeVersion } from "../../store/deliver/versions.ts";
import { DeliveryDialog } from "./delivery-dialog.tsx";
import { PostDialog } from "./post-dialog.tsx";
import { PostRecipeDialog, SectionDialog, ShotRecipeDialog } from "./recipe-dialogs.tsx";
import { SeriesEditDialog } from "./series-edit-dialog.tsx";
import { UpscaleDialog } from "./upscale-dialog.tsx";

export function DeliveryWindows() {
  const { delivery } = useCut();
  const { versions, seriesEdits, editsPost } = delivery;
  const shown = seriesEdits.shown.value;
  const removing = versions.removing.value;
  return (
    <>
      {versions.asking.value && <TakeWindow key={JSON.stringify(versions.asking.value)} {...versions.asking.value} />}
      {versions.editing.value !== undefined && (
        <ShotWindow key={versions.editing.value} shot={versions.editing.value} />
      )}
      {removing && <RemoveDialog version={removing} />}
      <SectionWindow />
      {editsPost.value && <PostRecipeDialog />}
      {shown && <SeriesEditDialog shown={shown} />}
    </>
  );
}

function TakeWindow({ kind, shot, take }: TakeVersion) {
  const { cut } = useCut();
  const status = cut.shot(shot);
  const summary = status?.takes.find((one) => one.take === take);
  if (!status || !summary) return null;
  return kind === "upscale" ? <UpscaleDialog shot={status} take={summary} /> : <PostDialog shot={shot} take={take} />;
}

function ShotWindow({ shot }: { readonly shot: string }) {
  const { cut, delivery } = useCut();
  const { versions } = delivery;
  const status = cut.shot(shot);
  useEffect(() => void (versions.options.peek() ? undefined : versions.refreshOptions()), [versions]);
  return status && versions.options.value ? <ShotRecipeDialog shot={status} /> : null;
}

function SectionWindow() {
  const { editedSection, versions } = useCut().delivery;
  const section = editedSection.value;
  const options = versions.options.value;
  if (!section || !options) return null;
  return section.key === null ? (
    <DeliveryDialog options={options} />
  ) : (
    <SectionDialog key={section.key} section={section.key} options={options} />
  );
}

function RemoveDialog({ version }: { readonly version: TakeVersion }) {
  const { versions } = useCut().delivery;
  const { kind, shot, take } = version;
  const close = () => (versions.removing.value = undefined);
  const remove = () => {
    close();
    void versions.remove(version);
  };
  const foot = (
    <>
      <span class="spring" />
      <Button onPress={close}>Keep it</Button>
      <Button icon="trash" onPress={remove}>
        {kind === "upscale" ? "Delete the upscale" : "Delete the post"}
      </Button>
    </>
  );
  return (
    <Dialog title={`Delete the ${kind} of take ${take} of ${shot}?`} startsOnTitle onClose={close} foot={foot}>
      <p class="panel__section">
        Its film is deleted; the take stays, and it can be made again
        {kind === "upscale" ? ". A post that was made of it goes stale." : "."}
      </p>
    </Dialog>
  );
}
