// Recipes: what holds for every shot, a section for some targets, a shot's own, and how upscales are finished. Those of the series are
// shown as text before they are written; a shot's own is kept with the episode.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { Note } from "../../components/note.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import type { UpscaleOptions } from "../../../src/contracts/routes/delivery/upscale.ts";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { formOfPost, POST_FORM, readPost } from "../../store/deliver/post-form.ts";
import { formOfSection, readSection, SECTION_FORM } from "../../store/deliver/upscale-form.ts";
import { SERIES_TOPIC } from "../../store/deliver/series-edits.ts";
import { VERSION_TOPIC } from "../../store/deliver/versions.ts";
import { PostFormFields } from "./post-fields.tsx";
import { SectionFields } from "./section-fields.tsx";

interface SectionDialogProps {
  /** Target id, glob or `*`. */
  readonly section: string;
  readonly options: UpscaleOptions;
}

export function SectionDialog({ section, options }: SectionDialogProps) {
  const { delivery } = useCut();
  const known = Object.values(options.recipe?.targets ?? {}).find((one) => one?.key === section);
  const [form, setForm] = useState(known ? formOfSection(known.fields) : SECTION_FORM);
  const close = () => (delivery.editedSection.value = undefined);
  const whose = section === "*" ? "every target" : section;
  return (
    <RecipeFrame
      title={`Recipe for ${whose}`}
      read={() => readSection(form)}
      close={close}
      write={(fields) =>
        delivery.seriesEdits.show(`Recipe for ${whose}`, { upscale: { targets: { [section]: fields } } })
      }
    >
      <SectionFields
        form={form}
        options={options}
        target={section in options.latent ? section : null}
        usual="The best that each target can"
        change={(fields) => setForm({ ...form, ...fields })}
      />
    </RecipeFrame>
  );
}

export function PostRecipeDialog() {
  const { delivery } = useCut();
  const options = delivery.versions.postOptions.value;
  const [form, setForm] = useState(options?.recipe ? formOfPost(options.recipe.fields) : POST_FORM);
  if (!options) return null;
  return (
    <RecipeFrame
      title="Post recipe"
      read={() => readPost(form)}
      close={() => (delivery.editsPost.value = false)}
      write={(post) => delivery.seriesEdits.show("Post recipe", { post })}
    >
      <PostFormFields form={form} options={options} change={(fields) => setForm({ ...form, ...fields })} />
    </RecipeFrame>
  );
}

interface RecipeFrameProps<Fields> {
  readonly title: string;
  readonly read: () => Fields | string;
  readonly close: () => void;
  readonly write: (fields: Fields) => Promise<void>;
  readonly children: ComponentChildren;
}

/** Of a recipe of the series. */
export function RecipeFrame<Fields extends object>({ title, read, close, write, children }: RecipeFrameProps<Fields>) {
  const { notices } = useUi();
  const { seriesEdits } = useCut().delivery;
  const [refusal, setRefusal] = useState<string>();
  const go = async () => {
    const fields = read();
    if (typeof fields === "string") return setRefusal(fields);
    setRefusal(undefined);
    await write(fields);
    if (seriesEdits.shown.peek()) close();
  };
  const said = refusal ?? notices.at(SERIES_TOPIC);
  const foot = (
    <>
      <span class="quiet-text">You see the text before it is written.</span>
      <span class="spring" />
      <Button onPress={close}>Cancel</Button>
      <Button kind="primary" onPress={() => void go()}>
        Show the text…
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={close} foot={foot}>
      <form class="deliver-form" onSubmit={(event) => event.preventDefault()}>
        {said && <Note tone="failed" text={said} />}
        {children}
      </form>
    </Dialog>
  );
}

export function ShotRecipeDialog({ shot }: { readonly shot: ShotStatus }) {
  const { notices } = useUi();
  const { versions } = useCut().delivery;
  const options = versions.options.value;
  const own = options?.recipe?.shots[shot.shot];
  const [form, setForm] = useState(own ? formOfSection(own.fields) : SECTION_FORM);
  const [refusal, setRefusal] = useState<string>();
  const close = () => {
    notices.clear(VERSION_TOPIC);
    versions.editing.value = undefined;
  };
  const keep = async (isCleared: boolean) => {
    const fields = isCleared ? null : readSection(form);
    if (typeof fields === "string") return setRefusal(fields);
    const isEmpty = fields !== null && Object.keys(fields).length === 0;
    if (await versions.putRecipe(shot.shot, isEmpty ? null : fields)) close();
  };
  const said = refusal ?? notices.at(VERSION_TOPIC);
  const foot = (
    <>
      {own && <Button onPress={() => void keep(true)}>As the series</Button>}
      <span class="spring" />
      <Button onPress={close}>Cancel</Button>
      <Button kind="primary" disabled={!options} onPress={() => void keep(false)}>
        Keep for {shot.shot}
      </Button>
    </>
  );
  return (
    <Dialog title={`Upscale recipe of ${shot.shot}`} onClose={close} foot={foot}>
      <form class="deliver-form" onSubmit={(event) => event.preventDefault()}>
        {said && <Note tone="failed" text={said} />}
        <p class="deliver-form__text">What is set here lies over the recipe of the series, for this shot alone.</p>
        {options && (
          <SectionFields
            form={form}
            options={options}
            target={shot.target}
            usual="As the series has it"
            change={(fields) => setForm({ ...form, ...fields })}
          />
        )}
      </form>
    </Dialog>
  );
}
