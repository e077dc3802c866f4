// A new episode: which show it is of, its name and its title. It opens in the Write workspace with one shot to go on from.
import { useId } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { NEW_EPISODE_TOPIC, type Destination, type Offer } from "../../store/episode/new-episode.ts";
import "./new-episode-dialog.css";

export function NewEpisodeDialog() {
  const { notices, open } = useUi();
  const { newEpisode } = useEpisode();
  const { destinations, form, isMaking, missingInput, isShown } = newEpisode;
  const close = () => (isShown.value = false);
  const lodging = destinations.value[form.value.at];
  const refusal = notices.at(NEW_EPISODE_TOPIC) ?? notices.at("folders");
  const make = async () => {
    const ep = await newEpisode.make();
    if (ep !== undefined) open({ ep, pass: "proxy", workspace: "write" });
  };
  const foot = (
    <>
      <span class="new-episode__lacks" role="status">
        {missingInput.value && `First ${missingInput.value}.`}
      </span>
      <span class="spring" />
      <Button onPress={close}>Cancel</Button>
      <Button
        kind="primary"
        disabled={missingInput.value !== undefined || isMaking.value}
        title="Nothing that is there is written over"
        onPress={() => void make()}
      >
        {lodging?.isNewShow ? "Make the show" : "Make the episode"}
      </Button>
    </>
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void make();
  };
  return (
    <Dialog title={lodging?.isNewShow ? "New show" : "New episode"} onClose={close} foot={foot}>
      {refusal && <Note tone="failed" text={refusal} />}
      <form class="new-episode" onSubmit={submit}>
        <Fields lodging={lodging} />
        <p class="new-episode__says">{describeBeginning(newEpisode.offer.value, lodging)}</p>
        <button class="unseen" type="submit" tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  );
}

function Fields({ lodging }: { readonly lodging: Destination | undefined }) {
  const { newEpisode } = useEpisode();
  const { destinations, form, folder, name, change } = newEpisode;
  return (
    <>
      <Labelled label="Show">
        {(id) => (
          <select
            id={id}
            class="field field--wide"
            value={form.value.at}
            autofocus
            onChange={(event) => change({ at: Number(event.currentTarget.value) })}
          >
            {destinations.value.map(({ parent, label, isNewShow }, index) => (
              <option key={`${parent} ${isNewShow}`} value={index} title={parent}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {lodging?.isTyped && (
        <TextField
          label="In"
          value={folder.value}
          hint="A folder on the studio's machine"
          type={(typed) => change({ folder: typed })}
        />
      )}
      {lodging?.isNewShow && (
        <TextField label="Its name" value={form.value.show} hint="Its folder too" type={(show) => change({ show })} />
      )}
      <TextField
        label="Episode"
        value={name.value}
        hint="Its folder, for example ep01"
        type={(text) => change({ name: text })}
      />
      <TextField
        label="Title"
        value={form.value.title}
        hint="As it is called on screen"
        type={(title) => change({ title })}
      />
    </>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly type: (text: string) => void;
}

function TextField({ label, value, hint, type }: TextFieldProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          class="field field--wide"
          value={value}
          placeholder={hint}
          autocomplete="off"
          onInput={(event) => type(event.currentTarget.value)}
        />
      )}
    </Labelled>
  );
}

function Labelled({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ComponentChildren;
}) {
  const id = useId();
  return (
    <div class="new-episode__line">
      <label class="new-episode__label" for={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

function describeBeginning(offer: Offer | undefined, lodging: Destination | undefined): string {
  if (lodging?.isTyped) return "The folder is made if it is not there, and the studio looks in it from now on.";
  if (!offer) return "It gets a folder with a script and a series config of its own.";
  if (offer.from !== null) return `It takes over the series config of ${offer.from}, and begins with one shot.`;
  return "It begins with one shot, one character and one place, to be written over.";
}
