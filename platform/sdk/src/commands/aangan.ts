import { platformCommands, runAangan } from '@aangan/cli';

await runAangan(platformCommands);
