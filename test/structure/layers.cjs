// The layers as dependency rules: imports point down only. Each comment says what to do instead.
// Read by layers.test.ts; by hand: npx depcruise -c test/structure/layers.cjs src extension
const LAYERS = [["contracts"], ["core"], ["machine"], ["disk", "media", "hosts"], ["jobs"], ["studio"], ["http"]]; // lowest first
const TOP = "^src/(main\\.ts|wiring/|cli\\.ts|cli/|environment)";

const inFolders = (names) => `^src/(${names.join("|")})/`;
const anyPackage = ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "npm-unknown", "unknown"];
const forbid = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

const importsDown = LAYERS.slice(0, -1).map((layer, i) =>
  forbid(
    `${layer.join("-")}-imports-down`,
    { path: inFolders(layer) },
    { path: inFolders(LAYERS.slice(i + 1).flat()) },
    "Move what is needed down to this layer or below it, or take it as a value or a function.",
  ),
);

module.exports = {
  forbidden: [
    forbid(
      "no-circular",
      {},
      { circular: true },
      "Move what both need into a third file below them; a type counts as much as a function.",
    ),
    ...importsDown,
    forbid(
      "siblings-do-not-import-each-other",
      { path: "^src/(disk|media|hosts)/" },
      { path: "^src/(disk|media|hosts)/", pathNot: "^src/$1/" },
      "Let the verb in studio/ read from one and hand over to the other; what both need to know goes to core/ or machine/.",
    ),
    forbid(
      "core-does-no-io",
      { path: "^src/(contracts|core)/" },
      { dependencyTypes: ["core"], pathNot: "^(node:)?(crypto|path/posix)$" },
      "Take what was read as a value, and return a plan; disk/, media/ or machine/ does it.",
    ),
    forbid(
      "contracts-need-schemas-only",
      { path: "^src/contracts/" },
      { dependencyTypes: anyPackage, pathNot: "node_modules/(typebox|ajv)/" },
      "A contract is a schema and its type; whatever works with it lives above.",
    ),
    forbid(
      "core-needs-few-packages",
      { path: "^src/core/" },
      { dependencyTypes: anyPackage, pathNot: "node_modules/(jsonc-parser|diff|fast-xml-parser)/" },
      "Write it here, or hand its result in; core uses jsonc-parser, diff and fast-xml-parser alone.",
    ),
    forbid(
      "machine-knows-no-film",
      { path: "^src/machine/" },
      { path: "^src/(contracts|core)/" },
      "Keep machine/ about files, programs and time; what knows a shot goes to disk/, media/ or jobs/.",
    ),
    forbid(
      "only-machine-spawns",
      { path: "^src/", pathNot: "^src/(machine/|build\\.mjs$)" },
      { path: "^(node:)?child_process$" },
      "Start programs through machine/spawn.ts.",
    ),
    forbid(
      "the-queue-knows-no-disk",
      { path: "^src/jobs/" },
      { path: "^src/(disk|media)/" },
      "A runner in studio/ does the work; the queue only runs it.",
    ),
    forbid(
      "express-stays-in-http",
      { path: "^src/", pathNot: "^src/http/" },
      { path: "node_modules/(express|multer|compression)/" },
      "Return a value or throw a Refusal; http/ turns it into a reply.",
    ),
    forbid(
      "sockets-in-http-and-hosts",
      { path: "^src/", pathNot: "^src/(http|hosts)/" },
      { path: "node_modules/ws/" },
      "Emit an event and let http/ send it; talk to hosts in hosts/.",
    ),
    forbid(
      "hosts-by-two-interfaces",
      { path: "^src/", pathNot: "^src/(hosts/|main\\.ts$|wiring/)" },
      { path: "^src/hosts/", pathNot: "^src/hosts/(backend|host)\\.ts$" },
      "Ask for a Backend or a Host (hosts/backend.ts, hosts/host.ts); main opens the real ones.",
    ),
    forbid(
      "verbs-do-not-call-verbs",
      { path: "^src/studio/[^/]+/" },
      { path: "^src/studio/[^/]+/", pathNot: "^src/studio/shared/" },
      "Put what both verbs do into a theme of studio/shared/, what both decide into core/.",
    ),
    forbid(
      "http-calls-verbs-only",
      { path: "^src/http/" },
      { path: "^src/(core|machine|disk|media|hosts|jobs)/" },
      "Call a verb of studio/, or take what is needed as a port that main hands over.",
    ),
    forbid(
      "main-is-the-top",
      { path: "^src/", pathNot: TOP },
      { path: TOP },
      "Take the value as an argument; only main, the command line and extension/ may reach up here.",
    ),
    forbid(
      "data-needs-nothing",
      { path: "^src/(targets|starters)/" },
      {},
      "Targets and starters are files that disk/ reads; code about them goes to core/targets or disk/.",
    ),
    forbid(
      "data-is-read-not-imported",
      {},
      { path: "^src/(targets|starters)/" },
      "Read it through disk/, the way a show's own targets are read.",
    ),
    forbid(
      "the-service-knows-no-page",
      { path: "^(src|extension)/" },
      { path: "^web_ext/" },
      "The page is served as built files; what both need to know is a contract.",
    ),
    forbid(
      "the-product-needs-no-tests",
      { path: "^(src|extension)/" },
      { path: "^test/" },
      "Move what the product needs to src/.",
    ),
    forbid(
      "no-tools-at-run-time",
      { path: "^(src|extension)/", pathNot: "^src/vite\\.config\\.ts$" },
      { dependencyTypes: ["npm-dev", "npm-no-pkg"] },
      "Add the package to dependencies, or do without it.",
    ),
    forbid(
      "everything-is-found",
      {},
      { couldNotResolve: true, pathNot: "made-checks\\.js$" }, // written by the build, beside what is compiled
      "Mend the import. A package that is not found would slip past every rule about packages.",
    ),
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^extension/web/" }, // runs in the host's page, beside the host's own scripts
    // Without these conditions a package that is ESM only is "unknown", and rules about packages pass in silence.
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".js", ".json"],
    },
  },
};
