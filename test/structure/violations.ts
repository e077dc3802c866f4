// One small project for each rule of the layers, made to break it: a rule that nothing can break guards nothing.
// Each is a list of files with their text; the rule's own name is the key.

export const VIOLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "no-circular": {
    "src/core/a.ts": `import type { B } from "./b.ts"; export type A = B | 1;`,
    "src/core/b.ts": `import type { A } from "./a.ts"; export type B = A | 2;`,
  },
  "contracts-imports-down": {
    "src/contracts/a.ts": `import type { B } from "../core/b.ts"; export type A = B;`,
    "src/core/b.ts": `export type B = 1;`,
  },
  "core-imports-down": {
    "src/core/a.ts": `export { b } from "../machine/b.ts";`,
    "src/machine/b.ts": `export const b = 1;`,
  },
  "machine-imports-down": {
    "src/machine/a.ts": `export { b } from "../disk/b.ts";`,
    "src/disk/b.ts": `export const b = 1;`,
  },
  "disk-media-hosts-imports-down": {
    "src/media/a.ts": `export const a = () => import("../jobs/b.ts");`,
    "src/jobs/b.ts": `export const b = 1;`,
  },
  "jobs-imports-down": {
    "src/jobs/a.ts": `export { b } from "../studio/takes/b.ts";`,
    "src/studio/takes/b.ts": `export const b = 1;`,
  },
  "studio-imports-down": {
    "src/studio/takes/a.ts": `import type { B } from "../../http/b.ts"; export type A = B;`,
    "src/http/b.ts": `export type B = 1;`,
  },
  "siblings-do-not-import-each-other": {
    "src/media/a.ts": `export { b } from "../disk/b.ts";`,
    "src/disk/b.ts": `export const b = 1;`,
  },
  "core-does-no-io": {
    "src/core/a.ts": `import { readFile } from "node:fs/promises"; export const a = readFile;`,
  },
  "contracts-need-schemas-only": {
    "src/contracts/a.ts": `export { parse } from "jsonc-parser";`,
  },
  "core-needs-few-packages": {
    "src/core/a.ts": `export { default as a } from "p-queue";`,
  },
  "machine-knows-no-film": {
    "src/machine/a.ts": `import type { B } from "../contracts/b.ts"; export type A = B;`,
    "src/contracts/b.ts": `export type B = 1;`,
  },
  "only-machine-spawns": {
    "src/studio/takes/a.ts": `export { spawn } from "node:child_process";`,
  },
  "the-queue-knows-no-disk": {
    "src/jobs/a.ts": `import type { B } from "../disk/b.ts"; export type A = B;`,
    "src/disk/b.ts": `export type B = 1;`,
  },
  "express-stays-in-http": {
    "src/studio/takes/a.ts": `export { default as a } from "express";`,
  },
  "sockets-in-http-and-hosts": {
    "src/studio/takes/a.ts": `export { WebSocket } from "ws";`,
  },
  "hosts-by-two-interfaces": {
    "src/studio/takes/a.ts": `export { b } from "../../hosts/b.ts";`,
    "src/hosts/b.ts": `export const b = 1;`,
  },
  "verbs-do-not-call-verbs": {
    "src/studio/takes/a.ts": `export { b } from "../cut/b.ts";`,
    "src/studio/cut/b.ts": `export const b = 1;`,
  },
  "http-calls-verbs-only": {
    "src/http/a.ts": `import type { B } from "../jobs/b.ts"; export type A = B;`,
    "src/jobs/b.ts": `export type B = 1;`,
  },
  "main-is-the-top": {
    "src/studio/takes/a.ts": `export { b } from "../../main.ts";`,
    "src/main.ts": `export const b = 1;`,
  },
  "data-needs-nothing": {
    "src/targets/video/a.ts": `export { b } from "../../core/b.ts";`,
    "src/core/b.ts": `export const b = 1;`,
  },
  "data-is-read-not-imported": {
    "src/core/a.ts": `export { default as b } from "../targets/video/b.json";`,
    "src/targets/video/b.json": `{}`,
  },
  "the-service-knows-no-page": {
    "src/http/a.ts": `import type { B } from "../../web_ext/b.ts"; export type A = B;`,
    "web_ext/b.ts": `export type B = 1;`,
  },
  "the-product-needs-no-tests": {
    "src/main.ts": `export { b } from "../test/b.ts";`,
    "test/b.ts": `export const b = 1;`,
  },
  "no-tools-at-run-time": {
    "src/main.ts": `export { expect } from "chai";`,
  },
  "everything-is-found": {
    "src/main.ts": `export { b } from "a-package-that-nobody-wrote";`,
  },
};
