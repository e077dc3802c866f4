// Starts the sidecar, or says which Node it needs. In words that every Node can read.
"use strict";
const wanted = [20, 19];
const own = process.versions.node.split(".").map(Number);
if (own[0] < wanted[0] || (own[0] === wanted[0] && own[1] < wanted[1])) {
  process.stdout.write(JSON.stringify({ tooOld: process.versions.node }) + "\n");
} else {
  import("../dist/bin/sidecar.js").catch(function (error) {
    process.stdout.write(JSON.stringify({ error: String(error && error.message), lasting: true }) + "\n");
    process.exitCode = 1;
  });
}
