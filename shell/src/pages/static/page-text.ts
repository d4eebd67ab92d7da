import type { Elements } from '@aangan/ui';
import type { ReactNode } from 'react';

/** A part of a static page that can be linked to. */
export interface PageSection {
  /** Its anchor within the page. */
  id: string;
  title: string;
  body: Elements;
}

/** The text of one of the shell's own pages. */
export interface PageText {
  lede: ReactNode;
  /** About the page itself, such as its version. */
  note?: ReactNode;
  sections: readonly PageSection[];
  /** Legal text: its sections are numbered, and listed beside it. */
  isLegal?: boolean;
}
