import { screen } from '@testing-library/react';

/** A composition's remotes, with a link for the header and one for the account's menu. */
export const remotes = [
  {
    name: 'designers',
    team: 'designers',
    release: 'r',
    container: 'c',
    baseUrl: '/',
    entry: 'entry.js',
    exposes: {},
    integrity: {},
    consumes: {},
    routes: [
      {
        path: '/designers',
        expose: './List',
        link: { slot: 'header.links', label: 'Designers', order: 1 },
      },
      {
        path: '/profile',
        expose: './Own',
        link: { slot: 'account.menu', label: 'Profile', order: 1 },
      },
    ],
  },
];

/** Where a link leads. jsdom knows no screen widths: what only a wide screen shows counts as hidden there. */
export const href = (name: string) =>
  screen.getAllByRole('link', { name, hidden: true })[0]?.getAttribute('href');
