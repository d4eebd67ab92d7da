import type { Composition, RenderOutcome } from '@aangan/manifest';
import type { RenderedWith } from '../rendering/render-with-fallback.ts';
import type { DeclaredPage } from './page-parts.ts';
import type { PageSources } from './page-sources.ts';

/**
 * Tells of a page that could not be rendered with its composition, and of its parts that could not.
 * @param composition the one that was asked for
 */
export function tellUnrendered(
  composition: Composition,
  { pattern = '/*' }: DeclaredPage,
  { outcome, rendering }: { outcome: RenderOutcome | null; rendering: RenderedWith | null },
  { onUnrendered }: PageSources,
): void {
  const about = { route: pattern, composition: composition.id };
  for (const { remote, expose, detail } of rendering?.failedParts ?? []) {
    onUnrendered({ ...about, failure: 'error', part: `${remote} ${expose}`, detail });
  }
  if (outcome && 'failure' in outcome) onUnrendered({ ...about, ...outcome });
  else if (rendering?.failed) {
    const fallbacks = rendering.composition.remotes.flatMap(({ name, release, insteadOf }) =>
      insteadOf === undefined ? [] : [{ remote: name, failed: insteadOf, release }],
    );
    onUnrendered({ ...about, ...rendering.failed, fallbacks });
  }
}
