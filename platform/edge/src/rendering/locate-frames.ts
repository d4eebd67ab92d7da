import { type RenderOutcome, releaseBaseUrl } from '@aangan/manifest';
import type { RenderableComposition } from './server-modules.ts';

/** A place in a server module; the renderer names modules by the first characters of their hash. */
const frame = /(?<![\w/-])([\w-]{12})\.js(?=:\d+)/g;

/** A failure whose stack names release files, as the stacks of browsers do. */
export function locateFrames(
  outcome: RenderOutcome,
  { modules }: Pick<RenderableComposition, 'modules'>,
): RenderOutcome {
  const files = new Map(
    [...modules].map(([hash, { name, release, file }]) => [
      hash.slice(0, 12),
      releaseBaseUrl(name, release) + file,
    ]),
  );
  const located = <Failed extends { detail: string }>(failed: Failed): Failed => ({
    ...failed,
    detail: failed.detail.replace(frame, (text, hash: string) => files.get(hash) ?? text),
  });
  if ('failure' in outcome) return located(outcome);
  const { failedParts } = outcome.page;
  if (!failedParts) return outcome;
  return { ...outcome, page: { ...outcome.page, failedParts: failedParts.map(located) } };
}
