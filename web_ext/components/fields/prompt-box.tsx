// A prompt to be read: its passages apart, in a box that scrolls.
import { joinPrompt } from "../../store/render/next-render.ts";
import "./prompt-box.css";

export function PromptBox({ prompt }: { prompt: string | readonly string[] }) {
  return (
    <div class="prompt-box" tabIndex={0} role="region" aria-label="Prompt">
      {joinPrompt(prompt) || <span class="quiet-text">This target takes no prompt.</span>}
    </div>
  );
}
