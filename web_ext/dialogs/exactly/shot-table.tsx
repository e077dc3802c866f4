// The shots of a selection, one of them opened: what each would be made on, how long it is, what it costs, and whether it would be made.
import { Icon } from "../../components/marks/icon.tsx";
import { useJobs } from "../../components/contexts.tsx";
import type { DryRunShot } from "../../../src/contracts/routes/renders/dry-run.ts";
import { formatLength } from "../../store/base/format.ts";
import { costWords, standing } from "../../store/render/describe-dry-run.ts";

export function ShotTable() {
  const { dryRuns } = useJobs();
  return (
    <div class="exactly-table" role="region" aria-label="Shots" tabIndex={-1}>
      <table>
        <thead>
          <tr>
            <th scope="col">Shot</th>
            <th scope="col">Target</th>
            <th scope="col" class="exactly-table__number">
              Length
            </th>
            <th scope="col" class="exactly-table__number">
              Cost
            </th>
          </tr>
        </thead>
        <tbody>
          {dryRuns.rows.value.map((row) => (
            <Row key={row.shot} row={row} isShown={row.shot === dryRuns.shown.value?.shot} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, isShown }: { readonly row: DryRunShot; readonly isShown: boolean }) {
  const { dryRuns } = useJobs();
  const { word, tone, why } = standing(row);
  const reveal = (element: HTMLTableRowElement | null) => {
    if (isShown) element?.scrollIntoView({ block: "nearest" });
  };
  return (
    <tr
      ref={reveal}
      class={isShown ? "exactly-table__row exactly-table__row--shown" : "exactly-table__row"}
      data-dry-run={row.shot}
      title={why === "" ? word : `${word}: ${why}`}
      onClick={() => dryRuns.look(row.shot)}
    >
      <td>
        <button type="button" class="exactly-table__shot" aria-current={isShown}>
          <Icon name={tone} tone={tone} />
          {row.shot}
          <span class="unseen">, {word}</span>
        </button>
      </td>
      <td class="exactly-table__target">{row.target_label}</td>
      <td class="exactly-table__number number">{row.seconds === null ? "" : formatLength(row.seconds)}</td>
      <td class="exactly-table__number number">{costWords(row)}</td>
    </tr>
  );
}
