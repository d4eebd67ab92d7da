import { isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * What a remote gives to be shown beside or in place of something else, as an element: browsers that translate a page
 * replace text nodes, and React loses one that has siblings.
 */
export function elementOf(node: ReactNode): ReactElement | null {
  if (isValidElement(node)) return node;
  return node === null || node === undefined || typeof node === 'boolean' ? null : (
    <span>{node}</span>
  );
}
