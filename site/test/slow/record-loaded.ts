import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Preloaded into a process, it writes the address of each file that is loaded to the file that LOADED_LIST names. */
const list = process.env.LOADED_LIST ?? '';
registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(list, `${url}\n`);
    return nextLoad(url, context);
  },
});
