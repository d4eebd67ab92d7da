import asyncHooks from 'node:async_hooks';
import buffer from 'node:buffer';
import crypto from 'node:crypto';
import events from 'node:events';
import stream from 'node:stream';
import stringDecoder from 'node:string_decoder';
import url from 'node:url';
import util from 'node:util';

/** The modules of Node that a shell's server module may require: what react-dom/server is made of. */
const builtins: Record<string, unknown> = {
  async_hooks: asyncHooks,
  buffer,
  crypto,
  events,
  stream,
  string_decoder: stringDecoder,
  url,
  util,
};

/** @throws Error for a module that is not in the list */
export function requireBuiltin(name: string): unknown {
  const plain = name.replace(/^node:/, '');
  if (!Object.hasOwn(builtins, plain)) {
    throw new Error(`The shell's server module may not require "${name}"`);
  }
  return builtins[plain];
}
