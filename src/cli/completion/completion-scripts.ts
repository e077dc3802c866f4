// What a shell needs to complete the commands: their names, their options, and folders for the rest. Made from the commands as they are.

export interface CompletedOption {
  /** `--shots` */
  readonly long: string;
  readonly about: string;
}

export interface CompletedCommand {
  readonly name: string;
  readonly about: string;
  readonly options: readonly CompletedOption[];
  /** Names of what can follow it. */
  readonly parts: readonly string[];
}

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type CompletedShell = (typeof SHELLS)[number];

const PROGRAM = "episode-studio";

export function completionScript(shell: CompletedShell, commands: readonly CompletedCommand[]): string {
  if (shell === "fish") return fishScript(commands);
  const bash = bashScript(commands);
  return shell === "bash" ? bash : `autoload -U +X bashcompinit && bashcompinit\n${bash}`;
}

function bashScript(commands: readonly CompletedCommand[]): string {
  const cases = commands.map(({ name, options, parts }) => {
    const long = options.map((option) => option.long).join(" ");
    return `    ${name}) options=${quoted(long)}; parts=${quoted(parts.join(" "))} ;;`;
  });
  return [
    "_episode_studio() {",
    '  local current="${COMP_WORDS[COMP_CWORD]}" options="" parts=""',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W ${quoted(commands.map(({ name }) => name).join(" "))} -- "$current"))`,
    "    return",
    "  fi",
    '  case "${COMP_WORDS[1]}" in',
    ...cases,
    "  esac",
    '  case "$current" in',
    '    -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;',
    "    *)",
    "      compopt -o filenames 2>/dev/null",
    '      COMPREPLY=($(compgen -W "$parts" -- "$current") $(compgen -f -- "$current"))',
    "      ;;",
    "  esac",
    "}",
    `complete -F _episode_studio ${PROGRAM}`,
    "",
  ].join("\n");
}

function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, about, options, parts }) => {
    const after = `-n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
    return [
      `complete -c ${PROGRAM} -f -n __fish_use_subcommand -a ${name} -d ${quoted(about)}`,
      ...parts.map((part) => `complete -c ${PROGRAM} ${after} -a ${part}`),
      ...options.map((each) => `complete -c ${PROGRAM} ${after} -l ${each.long.slice(2)} -d ${quoted(each.about)}`),
    ];
  });
  return `${lines.join("\n")}\n`;
}

/** For all three: nothing in it is read as a part of the script. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
