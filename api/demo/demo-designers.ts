import type { DemoDesigner } from './demo-designer.ts';
import { fifthRow } from './designers/fifth-row.ts';
import { firstRow } from './designers/first-row.ts';
import { fourthRow } from './designers/fourth-row.ts';
import { secondRow } from './designers/second-row.ts';
import { sixthRow } from './designers/sixth-row.ts';
import { thirdRow } from './designers/third-row.ts';
import { unlisted } from './designers/unlisted.ts';

/** The verified firms in the order of the listing; neighbours share no picture. */
export const listedDesigners: readonly DemoDesigner[] = [
  ...firstRow,
  ...secondRow,
  ...thirdRow,
  ...fourthRow,
  ...fifthRow,
  ...sixthRow,
];

/** The firms that the first demo data had; an installation that has it keeps its changes to them. */
export const firstDesigners: readonly DemoDesigner[] = [
  ...firstRow,
  ...secondRow,
  ...thirdRow,
  ...fourthRow,
  ...unlisted,
];

/** Firms that a listing must not show. */
export const unlistedDesigners = unlisted;
