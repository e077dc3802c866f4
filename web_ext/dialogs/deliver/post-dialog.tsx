// The upscale of one take, finished: by the recipe, or as it is chosen here this once.
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { Note } from "../../components/note.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import type { PostOptions } from "../../../src/contracts/routes/delivery/post.ts";
import { POST_FORM, readPostAsk, type PostForm } from "../../store/deliver/post-form.ts";
import { VERSION_TOPIC } from "../../store/deliver/versions.ts";
import { How } from "./form-line.tsx";
import { PostFormFields } from "./post-fields.tsx";

export function PostDialog({ shot, take }: { readonly shot: string; readonly take: number }) {
  const { notices } = useUi();
  const { versions } = useCut().delivery;
  const options = versions.postOptions.value;
  const [typed, setTyped] = useState<Partial<PostForm>>({});
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => void versions.refreshOptions(), [versions]);
  const text = options && recipeText(options, shot);
  const form: PostForm = { ...POST_FORM, byRecipe: text !== undefined, ...typed };
  const change = (fields: Partial<PostForm>) => setTyped({ ...typed, ...fields });
  const close = () => {
    notices.clear(VERSION_TOPIC);
    versions.asking.value = undefined;
  };
  const queue = async () => {
    const asked = readPostAsk(form, { shot, take });
    setRefusal(typeof asked === "string" ? asked : undefined);
    if (typeof asked !== "string" && (await versions.post(asked))) close();
  };
  const said = refusal ?? notices.at(VERSION_TOPIC);
  const foot = (
    <>
      <span class="quiet-text">The upscale stays as it is.</span>
      <span class="spring" />
      <Button onPress={close}>Cancel</Button>
      <Button kind="primary" icon="wand" disabled={!options} onPress={() => void queue()}>
        Finish it
      </Button>
    </>
  );
  return (
    <Dialog title={`Post-process take ${take} of ${shot}`} onClose={close} foot={foot}>
      <form class="deliver-form" onSubmit={(event) => event.preventDefault()}>
        {said && <Note tone="failed" text={said} />}
        {text !== undefined && <How text={text} byRecipe={form.byRecipe} change={change} />}
        {options && !form.byRecipe && <PostFormFields form={form} options={options} change={change} />}
      </form>
    </Dialog>
  );
}

/** The shot's own, else the series'; undefined where there is none. */
function recipeText({ recipe }: PostOptions, shot: string): string | undefined {
  return recipe?.shots[shot]?.text ?? recipe?.text;
}
