import { isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * Wraps a remote's node in an element. Browsers that translate a page replace text nodes, and React then fails on text
 * nodes that have siblings.
 */
export function elementOf(node: ReactNode): ReactElement | null {
  if (isValidElement(node)) return node;
  return node === null || node === undefined || typeof node === 'boolean' ? null : (
    <span>{node}</span>
  );
}
