import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';

/** A file of translations is a module of compiled messages by id, as a build makes one. */
export function process(source) {
  const translated = parsePo(source).items.filter(({ msgctxt, msgstr }) => msgctxt && msgstr[0]);
  const messages = Object.fromEntries(
    translated.map(({ msgctxt, msgstr }) => [msgctxt, compileMessageOrThrow(msgstr[0])]),
  );
  return { code: `exports.messages = ${JSON.stringify(messages)};` };
}
