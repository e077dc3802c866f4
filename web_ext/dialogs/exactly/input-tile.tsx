// A picture, a sound or a film in its slot, as its bytes would be sent.
import { Icon } from "../../components/marks/icon.tsx";
import { dryRunFileAddress } from "../../api/addresses.ts";
import type { DryRunInput } from "../../../src/contracts/routes/renders/dry-run.ts";
import { inputWords } from "../../store/render/describe-dry-run.ts";

export function InputTile({ input }: { readonly input: DryRunInput }) {
  const words = inputWords(input);
  const who = [...new Set(input.from.flatMap(({ subject, location }) => subject ?? location ?? []))].join(", ");
  return (
    <figure class="input-tile" data-input={input.role}>
      <Shown input={input} words={words} />
      <figcaption class="input-tile__words">
        <span class="input-tile__slot" title={input.slot}>
          <b>{input.slot}</b> {who}
        </span>
        <span class="input-tile__about" title={words}>
          {words}
        </span>
        {input.sha1 !== null && (
          <code class="input-tile__hash" title={`SHA-1 ${input.sha1}\n${input.name ?? ""}`}>
            {input.sha1.slice(0, 12)}
          </code>
        )}
      </figcaption>
    </figure>
  );
}

function Shown({ input: { file, kind, slot }, words }: { readonly input: DryRunInput; readonly words: string }) {
  if (file === null || kind === "latent") {
    return (
      <span class="input-tile__box input-tile__box--none">
        <Icon name={file === null ? "stand-in" : "film"} />
      </span>
    );
  }
  const address = dryRunFileAddress(file);
  return (
    <span class="input-tile__box">
      {kind === "picture" && <img src={address} alt={`${slot}: ${words}`} decoding="async" draggable={false} />}
      {kind === "sound" && <audio src={address} controls preload="metadata" aria-label={slot} />}
      {kind === "film" && <video src={address} controls muted playsInline aria-label={slot} />}
    </span>
  );
}
