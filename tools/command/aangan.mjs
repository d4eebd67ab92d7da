#!/usr/bin/env node
// What `npx aangan` runs: the command on the pinned Node, after installing what the lockfile names.
process.argv.splice(2, 0, 'platform/cli/src/bin.ts');
await import('../bootstrap.mjs');
