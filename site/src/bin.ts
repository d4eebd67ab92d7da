#!/usr/bin/env node
import { runAangan } from '@aangan/cli';
import { commands } from './commands.ts';

await runAangan(commands);
