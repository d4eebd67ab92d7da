#!/usr/bin/env node
import { platformCommands } from './commands.ts';
import { runAangan } from './run-aangan.ts';

await runAangan(platformCommands);
