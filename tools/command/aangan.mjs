#!/usr/bin/env node
// The command on the pinned Node, after installing what the lockfile names. A habit of typing the short form with npx
// finds this file, not a package of npm.
process.argv.splice(2, 0, 'site/src/bin.ts');
await import('../bootstrap.mjs');
