// An editor before a service of two small episodes whose texts can be read, checked, saved and changed by other programs.
import { createEditor } from "../../../web_ext/store/editor.ts";
import type { Address, Workspace } from "../../../web_ext/store/address.ts";
import { memoryDrafts } from "./memory-drafts.ts";
import { delayedService } from "../servers/delayed-service.ts";
import { makeDetail } from "./make-detail.ts";
import { answeringService, makeShot, refusing, settled } from "./page-states.ts";

type Table = Parameters<typeof answeringService>[0];

export const SCRIPT = "# sq01 quay\n\n## sh010\nMara waits.\n\n## sh020\nRain.\n";
const BUILDING = ["sh010", "sh020"].map((id) => ({ id, line: 1, end_line: 1, builds: true }));
const CHECKED = { ok: true, errors: [], problems: [], warnings: [], shots: BUILDING };

/** Time stands still: waits are over when `later` is called. */
export async function openTexts(table: Table = {}) {
  const disk = new Map<string, { text: string; hash: string }>();
  for (const ep of ["ep01", "ep02"]) {
    disk.set(`/show/${ep} script`, { text: `= ${ep}\n${SCRIPT}`, hash: "h1" });
    disk.set(`/show/${ep} series`, { text: "{}\n", hash: "h1" });
  }
  const at = ({ ep, file }: Readonly<Record<string, unknown>>) => {
    const found = disk.get(`${String(ep)} ${String(file)}`);
    if (!found) throw new Error(`no ${String(file)} in ${String(ep)}`);
    return found;
  };
  const { ask, asked } = answeringService({
    episodes: () => [],
    episode: () => ({ fps: 24, title: "T", shots: [makeShot("sh010"), makeShot("sh020")] }),
    shot: () => makeDetail(),
    source: (query) => {
      const { text, hash } = at(query);
      if (hash === "") return refusing(`there is no ${String(query["file"])}`, 404);
      const path = query["file"] === "script" ? "ep.md" : "series.json";
      const whole = { file: query["file"], path, text, hash, mtime: 0, shots: [] };
      return query["hash_only"] ? { file: query["file"], hash, mtime: 0 } : whole;
    },
    saveSource: (body) => {
      const file = at(body);
      if (body["base_hash"] !== file.hash) return refusing("changed on disk", 409, { ...file });
      if (body["file"] === "series" && !isJson(String(body["text"])))
        return refusing("the series config is not JSON", 400);
      Object.assign(file, { text: String(body["text"]), hash: `${file.hash}+` });
      return { hash: file.hash, check: CHECKED, build: body["rebuild"] ? { ok: true, passes: {} } : null };
    },
    checkSource: () => CHECKED,
    ...table,
  });
  const waits: (() => void)[] = [];
  const late = delayedService(ask);
  const drafts = memoryDrafts();
  const editor = createEditor({
    ask: late.ask,
    now: () => 0,
    drafts,
    wait: (_ms, then) => {
      waits.push(then);
      return () => void (waits.includes(then) && waits.splice(waits.indexOf(then), 1));
    },
  });
  const go = async (address: Address) => {
    editor.open(address);
    await settled();
  };
  await go({ ep: "/show/ep01", pass: "proxy" });
  const reads = () => {
    const sources = asked.filter(({ name }) => name === "source");
    const hashes = sources.filter(({ input }) => input["hash_only"] !== undefined).length;
    return { whole: sources.length - hashes, hashes };
  };
  return {
    editor,
    late,
    drafts,
    asked,
    disk,
    reads,
    go,
    enter: async (workspace: Workspace) => {
      editor.enter(workspace);
      await settled();
    },
    later: async () => {
      for (const then of waits.splice(0)) then();
      await settled();
    },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
