// Starts the sidecar, or says which Node it needs. In the oldest words of the language, so that every Node can read it.
"use strict";
var wanted = [20, 19];
var own = process.versions.node.split(".").map(Number);
if (own[0] < wanted[0] || (own[0] === wanted[0] && own[1] < wanted[1])) {
  process.stdout.write(JSON.stringify({ tooOld: process.versions.node }) + "\n");
} else {
  import("../dist/bin/sidecar.js").catch(function (error) {
    process.stdout.write(JSON.stringify({ error: String(error && error.message) }) + "\n");
    process.exitCode = 1;
  });
}
