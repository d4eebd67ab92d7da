import type { DemoDesigner } from './demo-designer.ts';
import { firstRow } from './designers/first-row.ts';
import { fourthRow } from './designers/fourth-row.ts';
import { secondRow } from './designers/second-row.ts';
import { thirdRow } from './designers/third-row.ts';

/** The verified firms in the order of the listing; neighbours share no picture. */
export const listedDesigners: readonly DemoDesigner[] = [
  ...firstRow,
  ...secondRow,
  ...thirdRow,
  ...fourthRow,
];

export { unlisted as unlistedDesigners } from './designers/unlisted.ts';
