// Starts the sidecar, or says which Node or which package it needs. In words that every Node can read.
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const wanted = [20, 19];
const own = process.versions.node.split(".").map(Number);

function tell(what) {
  process.stdout.write(JSON.stringify(what) + "\n");
}

function reasonOf(error) {
  const message = String(error && error.message);
  const found = /^Cannot find package '([^']+)'/.exec(message);
  if (!found) return message;
  const pack = path.dirname(__dirname);
  const has = function (name) {
    return fs.existsSync(path.join(pack, name));
  };
  const npm = has("tsconfig.json") ? "`npm ci` in " : "`npm ci --omit=dev --ignore-scripts` in ";
  const todo = has("installed.json") ? "run install.js again" : "run " + npm + pack;
  return "the package " + found[1] + " is missing: " + todo + ", and restart ComfyUI";
}

if (own[0] < wanted[0] || (own[0] === wanted[0] && own[1] < wanted[1])) {
  tell({ tooOld: process.versions.node });
} else {
  import("../dist/bin/sidecar.js").catch(function (error) {
    tell({ error: reasonOf(error), lasting: true });
    process.exitCode = 1;
  });
}
