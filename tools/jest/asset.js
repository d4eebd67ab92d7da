import { basename } from 'node:path';

/** An imported asset is its file's name, as a build would make it a URL. */
export function process(_source, path) {
  return { code: `module.exports = ${JSON.stringify(basename(path))};` };
}
