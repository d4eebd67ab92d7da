import { Ask } from '@aangan/manifest';
import { Check } from 'typebox/value';
import { UsageError } from './usage-error.ts';

const forms =
  '"read /api/items/:id/", "open /items/:id", "tell item-saved" or "fill item.page.aside"';

/** @throws {UsageError} for what no remote can ask for */
export function requireAsks(texts: readonly string[]): void {
  for (const text of texts) {
    if (!Check(Ask, text)) throw new UsageError(`--grant takes ${forms}, not "${text}".`);
  }
}
