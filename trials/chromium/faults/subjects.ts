import { paths } from '@aangan/domain';

/** A remote, or the shell's own lazy chunks, with the page that is opened. All are shown to a signed-in designer. */
export interface Subject {
  name: string;
  path: string;
  /** The title that its route declares: the visitor's name for it. */
  title: string;
  /** The remote's module of the page; null for the shell's own pages. */
  expose: string | null;
  /** Of the shell: the chunks of this page, or those that every request needs. */
  chunks?: 'page' | 'requests';
}

export const subjects: readonly Subject[] = [
  { name: 'auth', path: paths.account(), title: 'Your account', expose: './AccountPage' },
  {
    name: 'designers',
    path: paths.designers(),
    title: 'Featured Designers',
    expose: './DesignersPage',
  },
  {
    name: 'vendors',
    path: paths.vendors(),
    title: 'Featured Vendors',
    expose: './VendorsPage',
  },
  {
    name: 'onboarding',
    path: paths.designerBasicInfo(),
    title: 'Complete Your Designer Profile',
    expose: './DesignerBasicInfoPage',
  },
  {
    name: 'portfolio',
    path: paths.portfolio(),
    title: 'Portfolio Manager',
    expose: './PortfolioPage',
  },
  { name: 'shell', path: paths.support(), title: 'Support', expose: null, chunks: 'page' },
  {
    name: 'shell',
    path: paths.account(),
    title: 'who you are',
    expose: null,
    chunks: 'requests' as const,
  },
];

/** How a row names it. */
export const labelOf = ({ name, chunks }: Subject): string =>
  chunks === 'requests' ? 'what the shell sends requests with' : name;
