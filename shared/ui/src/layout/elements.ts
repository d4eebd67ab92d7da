import type { ReactElement } from 'react';

/**
 * Children without bare text, for components that render them beside other elements. Wrap text in an element of its
 * own: browsers that translate a page replace text nodes, and React then loses a text node that has siblings.
 */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[];
