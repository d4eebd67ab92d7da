import type { ReactElement } from 'react';

/**
 * Elements without a bare text, for what a component puts beside something else. A text belongs into an element of its
 * own: browsers that translate a page replace its text nodes, and React then loses one that has siblings.
 */
export type Elements = ReactElement | boolean | '' | null | undefined | readonly Elements[];
