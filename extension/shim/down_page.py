"""The page that stands in for the editor while the service does not answer: why, what to do, and the editor as soon as it is there.

It needs nothing of the service. Colours and measures are those of web_ext/look/tokens.css; a test holds them to that.
"""

from __future__ import annotations

import html
import re
from urllib.parse import quote

COMING = "Episode Studio is being started"
OVER = "Episode Studio does not run"
SAFE = "Nothing is lost: scripts, takes and settings are files, and jobs that waited go on."
STEPS = (
    "Do what the sentence above says, then restart ComfyUI. This page may stay open.",
    "ComfyUI’s log says more, in the lines that begin with <code>[Episode Studio]</code>.",
    "If it was installed with <code>install.js</code>: <code>node install.js --host DIR --check</code> tries it without ComfyUI.",
)


def down_page(sentence: str, is_over: bool) -> str:
    """`sentence` says why; `is_over` that nothing will be tried again before the host is restarted."""
    why = sentence.removeprefix(f"{OVER}: ")
    said = re.sub("`([^`]+)`", r"<code>\1</code>", html.escape(why[:1].upper() + why[1:]))
    steps = "".join(f"<li>{step}</li>" for step in STEPS)
    advice = f"<h2>What to do</h2><ol>{steps}</ol>" if is_over else ""
    texts = {"TITLE": OVER if is_over else COMING, "SENTENCE": html.escape(sentence), "SAID": said, "STEPS": advice, "SAFE": SAFE}
    parts = {**texts, "LOGO": LOGO, "ICON": quote(LOGO), "STYLE": STYLE, "SCRIPT": SCRIPT}
    return re.sub("{([A-Z]+)}", lambda part: parts[part[1]], PAGE)


LOGO = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="56" height="56" aria-hidden="true">
<rect width="20" height="20" rx="4" fill="#161616"/>
<path d="M4.2 5h1.6q1.2 0 1.2 1.2v7.6q0 1.2-1.2 1.2H4.2Q3 15 3 13.8V6.2Q3 5 4.2 5zm10 0h1.6q1.2 0 1.2 1.2v7.6q0 1.2-1.2 1.2h-1.6q-1.2 0-1.2-1.2V6.2Q13 5 14.2 5z" fill="#8d8d8d"/>
<rect x="8" y="5" width="4" height="10" rx="1.2" fill="#6db1ff"/>
</svg>"""

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<noscript><meta http-equiv="refresh" content="5"></noscript>
<title>Episode Studio</title>
<link rel="icon" href="data:image/svg+xml,{ICON}">
<style>{STYLE}</style>
</head>
<body>
<main>
{LOGO}
<h1>{TITLE}</h1>
<p id="said" role="status" data-sentence="{SENTENCE}">{SAID}</p>
{STEPS}
<p class="small">{SAFE} This page opens the editor as soon as the studio answers.</p>
<p class="actions"><a class="primary" href="">Look again</a><a href="/">Go to ComfyUI</a></p>
</main>
<script>{SCRIPT}</script>
</body>
</html>
"""

STYLE = """
:root {
  color-scheme: light dark;
  --ground: light-dark(oklch(0.925 0 0), oklch(0.175 0 0));
  --panel: light-dark(oklch(0.978 0 0), oklch(0.212 0 0));
  --control: light-dark(oklch(0.905 0 0), oklch(0.298 0 0));
  --control-hover: light-dark(oklch(0.87 0 0), oklch(0.345 0 0));
  --line: light-dark(oklch(0.895 0 0), oklch(0.285 0 0));
  --text: light-dark(oklch(0.225 0 0), oklch(0.955 0 0));
  --text-2: light-dark(oklch(0.37 0 0), oklch(0.8 0 0));
  --text-3: light-dark(oklch(0.445 0 0), oklch(0.7 0 0));
  --accent-fill: light-dark(oklch(0.48 0.16 255), oklch(0.78 0.12 250));
  --on-accent: light-dark(oklch(1 0 0), oklch(0.19 0.03 252));
  --ring: light-dark(oklch(0.5 0.17 255), oklch(0.84 0.105 250));
  --space-2: 8px;
  --space-4: 16px;
  --space-6: 24px;
  --space-8: 32px;
  --font: -apple-system, "Segoe UI Variable Text", "Segoe UI", Inter, Roboto, "Noto Sans", system-ui, sans-serif;
  --font-code: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", "DejaVu Sans Mono", monospace;
  --small: 12px/16px;
  --base: 13px/20px;
  --lead: 20px/28px;
  --weight-text: 400;
  --weight-bold: 600;
  --radius-1: 3px;
  --radius-3: 8px;
}
:root[data-theme="dark"] { color-scheme: dark; }
:root[data-theme="light"] { color-scheme: light; }
body {
  display: grid;
  place-items: center;
  box-sizing: border-box;
  min-height: 100vh;
  margin: 0;
  padding: var(--space-6);
  background: var(--ground);
  color: var(--text);
  font: var(--weight-text) var(--base) var(--font);
}
main {
  box-sizing: border-box;
  width: 100%;
  max-width: 560px;
  padding: var(--space-8);
  border: 1px solid var(--line);
  border-radius: var(--radius-3);
  background: var(--panel);
}
h1 { margin: var(--space-4) 0 var(--space-2); font: var(--weight-bold) var(--lead) var(--font); }
h2 { margin: var(--space-6) 0 var(--space-2); font: var(--weight-bold) var(--base) var(--font); }
p { margin: 0; color: var(--text-2); overflow-wrap: anywhere; }
ol { margin: 0; padding-inline-start: 20px; color: var(--text-2); }
li + li { margin-top: var(--space-2); }
code {
  padding: 1px 4px;
  border-radius: var(--radius-1);
  background: var(--control);
  color: var(--text);
  font: var(--small) var(--font-code);
}
li code { white-space: nowrap; }
.small { margin-top: var(--space-6); color: var(--text-3); font: var(--small) var(--font); }
.actions { display: flex; gap: var(--space-2); margin-top: var(--space-6); }
a {
  padding: var(--space-2) var(--space-4);
  border-radius: 6px;
  background: var(--control);
  color: var(--text);
  text-decoration: none;
}
a:hover { background: var(--control-hover); }
a:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
.primary { background: var(--accent-fill); color: var(--on-accent); font-weight: var(--weight-bold); }
.primary:hover { background: color-mix(in oklch, var(--accent-fill) 88%, var(--text)); }
"""

SCRIPT = """
const said = document.getElementById("said");
const studio = location.pathname.replace(/(.*\\/studio)(\\/.*)?$/, "$1");
document.querySelector("a:not(.primary)").href = studio.replace(/[^/]*$/, "");
try {
  const theme = localStorage.getItem("episode-studio.theme");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
} catch {} // a browser that keeps nothing
async function look() {
  try {
    const reply = await fetch(studio + "/info", { cache: "no-store" });
    const { error } = await reply.json();
    if (reply.ok || error !== said.dataset.sentence) return location.reload();
  } catch {
    said.textContent = "ComfyUI does not answer: start it.";
  }
  setTimeout(look, 2000);
}
setTimeout(look, 1000);
"""
