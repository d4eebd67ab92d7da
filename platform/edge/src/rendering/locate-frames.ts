import { type RenderOutcome, releaseBaseUrl } from '@aangan/manifest';
import type { RenderableComposition } from './server-modules.ts';

/** A place in a server module, which the renderer knows by the first characters of its hash only. */
const frame = /(?<![\w/-])([\w-]{12})\.js(?=:\d+)/g;

/** A failure whose stack names the files of releases, as the stacks of browsers do. */
export function locateFrames(
  outcome: RenderOutcome,
  { modules }: Pick<RenderableComposition, 'modules'>,
): RenderOutcome {
  if (!('failure' in outcome)) return outcome;
  const files = new Map(
    [...modules].map(([hash, { name, release, file }]) => [
      hash.slice(0, 12),
      releaseBaseUrl(name, release) + file,
    ]),
  );
  const detail = outcome.detail.replace(frame, (text, hash: string) => files.get(hash) ?? text);
  return { ...outcome, detail };
}
