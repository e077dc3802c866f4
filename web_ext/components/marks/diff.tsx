// A unified diff, line by line: removed and added lines differ by sign and by colour.
import "./diff.css";

export function Diff({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <pre class="diff" tabIndex={0} aria-label="Changes">
      {text.split("\n").map((line, index) => (
        <span key={index} class={`diff__line ${toneOf(line)}`}>
          {line}
          {"\n"}
        </span>
      ))}
    </pre>
  );
}

function toneOf(line: string): string {
  if (/^(---|\+\+\+|@@|#)/.test(line)) return "diff__line--head";
  if (line.startsWith("+")) return "diff__line--in";
  return line.startsWith("-") ? "diff__line--out" : "";
}
