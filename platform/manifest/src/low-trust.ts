import Type, { type Static } from 'typebox';
import { routePattern } from './addresses.ts';
import { slotPattern } from './slot-declarations.ts';

const apiPath = '/api(?:/(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*|:[A-Za-z][A-Za-z0-9_]*))+/?';

/**
 * Something that a remote of low trust asks its page for: to read a public address of the API (`read /api/items/:id/`),
 * to open a page of another remote (`open /items/:id`), to tell of an outcome (`tell item-saved`), or to be shown in a slot,
 * with the props that it gives (`fill item.page.aside`).
 */
export const Ask = Type.String({
  pattern: [
    `^read ${apiPath}$`,
    `^open ${routePattern.slice('^'.length)}`,
    '^tell [a-z][a-z0-9-]*$',
    `^fill ${slotPattern.slice('^'.length)}`,
  ].join('|'),
  maxLength: 200,
  description:
    '"read /api/items/:id/", "open /items/:id", "tell item-saved" or "fill item.page.aside"',
});

export const Asks = Type.Array(Ask, { maxItems: 50, uniqueItems: true });

/** A remote whose pages and parts run in frames of another origin, and what these may do. */
export const LowTrust = Type.Object({
  /** What an integrator has granted of what it asks for. */
  grants: Asks,
});
export type LowTrust = Static<typeof LowTrust>;
