import { readFileSync } from 'node:fs';
import { createRemote } from '@aangan/cli/create-remote';

/** The package.json of the installed package: the site has written its address into it. */
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

process.exitCode = await createRemote(process.argv.slice(2), manifest.aangan.site);
