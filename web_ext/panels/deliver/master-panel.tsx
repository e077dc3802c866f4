// On the right of the plan, for the master: the recipe in words, how it is put together, what stands in its way, and the file.
import { CommandButton } from "../../components/command-button.tsx";
import { Button } from "../../components/button.tsx";
import { useCommands, useCut, useUi } from "../../components/contexts.tsx";
import { CheckBox } from "../../components/fields/check-box.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { Note } from "../../components/note.tsx";
import type { MasterJob, MasterPlan } from "../../../src/contracts/routes/delivery/master.ts";
import { asSentence, formatCount } from "../../store/base/format.ts";
import { MASTER_TOPIC } from "../../store/deliver/master.ts";
import { MasterFile } from "./master-file.tsx";
import { RecipeLines } from "./recipe-lines.tsx";
import "./deliver-panel.css";
import "./master-file.css";

export function MasterPanel() {
  const { notices } = useUi();
  const { versions, master } = useCut().delivery;
  const options = versions.options.value;
  const plan = master.plan.value;
  const job = master.job.value;
  const refusal = notices.at(MASTER_TOPIC) ?? failureOf(job);
  const isRunning = job?.state === "running";
  return (
    <section class="panel" aria-label="The master">
      <div class="panel__bar">
        <h2 class="panel__title">The master</h2>
        <span class="spring" />
        {isRunning && <span class="quiet-text">fixed while it is made</span>}
      </div>
      <div class="panel__body">
        {refusal && (
          <div class="panel__section">
            <Note tone="failed" title="The master was not made" text={refusal} />
          </div>
        )}
        {options?.recipe && <RecipeLines recipe={options.recipe} options={options} />}
        {plan ? (
          <>
            <HowMade disabled={isRunning} />
            <InTheWay plan={plan} />
          </>
        ) : (
          <p class="panel__section deliver-section__text">
            The master is one file at one size, made of the upscales of the cut, with its titles. It begins with a
            recipe.
          </p>
        )}
        <MasterFile />
      </div>
      <div class="panel__foot">{plan && <Foot plan={plan} />}</div>
    </section>
  );
}

function failureOf(job: MasterJob | undefined): string | undefined {
  return job?.state === "failed" ? (job.error ?? "it failed without a word") : undefined;
}

const POSTS = [
  { value: "off", label: "Off", title: "Upscales as they are" },
  { value: "present", label: "Present", title: "A post where a shot has a fresh one, else its upscale" },
  { value: "recipe", label: "Recipe", title: "Every shot finished by the post recipe" },
] as const;

const ORDERS = [
  { value: "cut", label: "By cut", title: "In the order of the cut" },
  { value: "target", label: "By target", title: "Grouped by what the host has to load" },
] as const;

function HowMade({ disabled }: { readonly disabled: boolean }) {
  const { master } = useCut().delivery;
  const { post, order, conform, gaps, prores } = master.options.value;
  const { change } = master;
  return (
    <fieldset class="panel__section deliver-fields" disabled={disabled}>
      <legend class="unseen">How the master is made</legend>
      <div class="deliver-line">
        <span class="deliver-line__label">Post</span>
        <Segments name="Post" value={post} options={POSTS} onChange={(value) => change({ post: value })} />
      </div>
      <div class="deliver-line">
        <span class="deliver-line__label">Queue</span>
        <Segments name="Queue" value={order} options={ORDERS} onChange={(value) => change({ order: value })} />
      </div>
      <div class="deliver-checks">
        <CheckBox
          label="Redo what was made with other settings"
          checked={conform}
          onChange={(value) => change({ conform: value })}
        />
        <CheckBox label="Leave gaps out" checked={gaps} onChange={(value) => change({ gaps: value })} />
        <CheckBox label="ProRes 422 HQ as well" checked={prores} onChange={(value) => change({ prores: value })} />
      </div>
    </fieldset>
  );
}

function InTheWay({ plan }: { readonly plan: MasterPlan }) {
  const gaps = plan.rows.filter(({ status }) => status === "gap");
  const failed = plan.rows.filter(({ status, upscale }) => status === "upscale" && upscale?.status === "failed");
  const found = [...gaps.slice(0, 4), ...failed.slice(0, 3)];
  if (found.length === 0) return null;
  const more = gaps.length + failed.length - found.length;
  return (
    <section class="panel__section" aria-label="Before you make it">
      <h3 class="panel__heading deliver-heading">Before you make it</h3>
      {found.map(({ shot, why, status }) => (
        <Obstacle key={shot} shot={shot} why={why} isGap={status === "gap"} />
      ))}
      {more > 0 && <p class="deliver-section__about">{formatCount(more, "more shot")} in the plan</p>}
    </section>
  );
}

function Obstacle({ shot, why, isGap }: { readonly shot: string; readonly why: string; readonly isGap: boolean }) {
  const open = useCommands().bind("go-to-shot", { shot }).run;
  return (
    <div class="deliver-obstacle">
      <Icon name={isGap ? "out" : "failed"} tone={isGap ? "off" : "failed"} />
      <span class="deliver-obstacle__words">
        <b>{shot}</b>
        <span class="deliver-section__about">{asSentence(why)}</span>
      </span>
      <Button size="small" title={`Open ${shot} in Shots`} onPress={open}>
        Open
      </Button>
    </div>
  );
}

/** One of the two is the next thing to do. */
function Foot({ plan }: { readonly plan: MasterPlan }) {
  const commands = useCommands();
  const { master } = useCut().delivery;
  const { gaps } = master.options.value;
  const toDo = plan.counts.upscale + plan.counts.post;
  const make = commands.bind("make-master");
  const isNext = toDo === 0;
  return (
    <>
      <span class="deliver-problem" role="status">
        {isNext && make.why !== undefined
          ? asSentence(make.why)
          : gaps && plan.counts.gap > 0
            ? "Gaps are left out."
            : ""}
      </span>
      <span class="spring" />
      <CommandButton
        command="queue-master"
        kind={isNext ? "plain" : "primary"}
        title={commands.bind("queue-master").why ?? ""}
      >
        {toDo > 0 ? `Queue ${toDo}` : "Queue"}
      </CommandButton>
      <CommandButton command="make-master" kind={isNext ? "primary" : "plain"} icon="film" title={make.why ?? ""} />
    </>
  );
}
