import type { LoaderContext } from 'webpack';
import { compileInCode } from './compile-messages.ts';
import { messagesInCode } from './messages-in-code.ts';
import { keepMessages } from './used-messages.ts';

type Callback = ReturnType<LoaderContext<object>['async']>;

/** Compiles the messages of a module, and keeps with it which ones it has. It runs after the macros of Lingui. */
export default function codeLoader(
  this: LoaderContext<object>,
  code: string,
  map: Parameters<Callback>[2],
): void {
  const messages = messagesInCode(code);
  if (messages.length > 0 && this._module) keepMessages(this._module, messages);
  this.callback(undefined, compileInCode(code, messages), map);
}
