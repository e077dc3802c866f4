// What can be installed, by group: what each thing is for, what of it is missing and how large that is, and the installation under way.
import { Button } from "../../components/button.tsx";
import { useJobs, useUi } from "../../components/contexts.tsx";
import { Note } from "../../components/note.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { asSentence, formatBytes } from "../../store/base/format.ts";
import { INSTALLER_TOPIC, matches } from "../../store/settings/installer.ts";
import { FeatureRow } from "./feature-row.tsx";
import { InstallProgress } from "./install-progress.tsx";
import "../../components/fields/field.css";
import "./installer-dialog.css";

export function InstallerDialog() {
  const { notices } = useUi();
  const { installer } = useJobs();
  const { listing, text, isShown, skipped } = installer;
  const refusal = notices.at(INSTALLER_TOPIC);
  const whyNot = listing.value?.place.why_not;
  const close = () => {
    notices.clear(INSTALLER_TOPIC);
    isShown.value = false;
  };
  return (
    <Dialog title="Install features and models" isWide onClose={close} foot={<Foot close={close} />}>
      <InstallProgress />
      <div class="installer__notes">
        {refusal && <Note tone="failed" title="Nothing was installed" text={asSentence(refusal)} />}
        {skipped.value.length > 0 && (
          <Note tone="stale" title="Left out" text={skipped.value.map(asSentence).join(" ")} />
        )}
        {whyNot && <Note tone="stale" title="Models have nowhere to go" text={asSentence(whyNot)} />}
      </div>
      <div class="installer__find">
        <input
          class="field field--wide"
          type="search"
          aria-label="Find a feature or a file"
          placeholder="Find a model, a file, a feature"
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </div>
      {listing.value ? <Groups /> : <p class="panel__empty">Reading…</p>}
    </Dialog>
  );
}

function Groups() {
  const { listing, text } = useJobs().installer;
  const { groups = [], features = [] } = listing.value ?? {};
  const shown = features.filter((feature) => matches(feature, text.value));
  return (
    <>
      {groups.map(({ id, label, about }) => {
        const own = shown.filter(({ group }) => group === id);
        if (own.length === 0) return null;
        return (
          <section key={id} class="installer__group" aria-label={label}>
            <h3 class="panel__heading" title={about}>
              {label}
            </h3>
            <ul class="installer__list">
              {own.map((feature) => (
                <FeatureRow key={feature.id} feature={feature} />
              ))}
            </ul>
          </section>
        );
      })}
      {shown.length === 0 && <p class="panel__empty">Nothing of that name can be installed from here.</p>}
    </>
  );
}

function Foot({ close }: { readonly close: () => void }) {
  const { listing } = useJobs().installer;
  const place = listing.value?.place;
  return (
    <>
      <span class="quiet-text number installer__place" title={place?.root ?? ""}>
        {place?.root && `Into ${place.root}`}
        {typeof place?.free === "number" && `, ${formatBytes(place.free)} free`}
      </span>
      <span class="spring" />
      <Button onPress={close}>Close</Button>
    </>
  );
}
