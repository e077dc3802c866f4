// Why the second take is different from the first, in words: what changed, from what to what.
import { usePlayback } from "../../../components/contexts.tsx";
import { describeSecond, type Pair } from "../../../store/compare/take-facts.ts";
import { describeDifference, type Difference } from "../../../store/compare/take-differences.ts";
import "./differences.css";

export function Differences({ pair }: { pair: Pair }) {
  const { compare } = usePlayback();
  const found = compare.differences.value;
  return (
    <section class="differences" aria-label="What differs" tabIndex={0}>
      <h3 class="unseen">
        From take {pair.a.take} to {describeSecond(pair)}
      </h3>
      {found === undefined && <span class="quiet-text">Reading how they were made…</span>}
      {found?.length === 0 && (
        <span class="quiet-text">Nothing that was recorded differs: the same words, settings and seed.</span>
      )}
      {found && found.length > 0 && (
        <dl>
          {found.map((one) => (
            <div key={`${one.kind}:${one.name}`} class="differences__one" title={titleOf(one)}>
              <dt>{one.kind === "said" ? `Ref ${one.name}` : one.name}</dt>
              <dd>
                <DifferenceValue difference={one} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function titleOf(difference: Difference): string {
  return (difference.kind === "value" ? difference.title : undefined) ?? describeDifference(difference);
}

function DifferenceValue({ difference }: { difference: Difference }) {
  if (difference.kind === "said") return <>{difference.text}</>;
  if (difference.kind === "value") {
    return (
      <>
        <span class="quiet-text">{difference.from}</span> → {difference.to}
      </>
    );
  }
  return (
    <>
      {difference.pieces.map(({ kind, text }, index) => {
        if (kind === "in") return <ins key={index}>{text}</ins>;
        return kind === "out" ? <del key={index}>{text}</del> : <span key={index}>{text}</span>;
      })}
    </>
  );
}
