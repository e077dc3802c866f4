// The groups of references with how many there are and how many shots wait for, and what can be done about those.
import { CommandButton } from "../../components/command-button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { countGroups, type GroupCount } from "../../store/refs/ref-view.ts";
import "../../components/panel.css";
import "./ref-groups.css";

export function RefGroups() {
  const { refs } = useEpisode();
  const groups = countGroups(refs.all.value ?? []);
  const missing = groups.reduce((sum, each) => sum + each.missing, 0);
  return (
    <nav class="panel ref-groups" aria-label="Groups of references">
      <div class="panel__bar">
        <h2 class="panel__title">References</h2>
      </div>
      <div class="panel__body">
        {groups.map((each) => (
          <Group key={each.group} {...each} />
        ))}
      </div>
      <div class="ref-groups__foot">
        <strong>{missing === 0 ? "Nothing missing" : `${missing} missing`}</strong>
        <p class="ref-groups__about">
          {missing === 0
            ? "Every shot has the pictures that it reads."
            : "They block nothing: the shots render from words until you make them."}
        </p>
        <CommandButton command="missing-refs" icon="wand" disabled={missing === 0}>
          Generate missing…
        </CommandButton>
        <CommandButton command="edit-cast" icon="text">
          Cast and places…
        </CommandButton>
        <CommandButton command="shelf" icon="folder" />
      </div>
    </nav>
  );
}

function Group({ group, count, missing }: GroupCount) {
  const { refs } = useEpisode();
  return (
    <button
      type="button"
      class="ref-groups__one"
      aria-current={refs.group.value === group ? "true" : undefined}
      onClick={() => refs.chooseGroup(group)}
    >
      <span>{group}</span>
      <span class="spring" />
      {missing > 0 && (
        <span class="ref-groups__missing">
          <Icon name="stand-in" /> {missing} missing
        </span>
      )}
      <span class="ref-groups__count">{count}</span>
    </button>
  );
}
