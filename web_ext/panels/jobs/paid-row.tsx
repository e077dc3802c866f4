// How many runs were paid for, of how many that may be: shown where runs can cost money.
import { Button } from "../../components/button.tsx";
import { useJobs } from "../../components/contexts.tsx";
import { formatSpent } from "../../store/jobs/describe-lane.ts";
import "./paid-row.css";

export function PaidRow() {
  const { jobs } = useJobs();
  const { count, limit } = jobs.paid.value;
  const spent = formatSpent(jobs.paid.value);
  if (count === 0 && limit === null && spent === "") return null;
  const isFull = limit !== null && count >= limit;
  return (
    <div class="paid-row" role="group" aria-label="Paid runs">
      <span class={isFull ? "paid-row__count paid-row__count--full" : "paid-row__count"}>
        Paid runs {count}
        {limit !== null && ` of ${limit}`}
      </span>
      {spent !== "" && <span class="paid-row__why">{spent}</span>}
      {isFull && <span class="paid-row__why">The next one waits.</span>}
      <span class="spring" />
      <Button
        size="small"
        disabled={count === 0}
        title="Count paid runs from zero again"
        onPress={() => void jobs.resetPaid()}
      >
        Reset
      </Button>
    </div>
  );
}
