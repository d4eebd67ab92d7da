import type { SiteComposition } from '@aangan/manifest';
import { beforeEach, expect, test } from '@jest/globals';
import { headFirstPage } from './head-first-page.ts';

const composition = {
  shell: { siteName: 'Aangan', defaultAudience: 'guest' },
  remotes: [
    {
      name: 'vendors',
      routes: [
        {
          path: '/vendors/:id',
          expose: './VendorPage',
          data: ['/api/vendors/:id/'],
          head: './VendorHead',
        },
      ],
    },
  ],
} as unknown as SiteComposition;
const firstData = { '/api/vendors/7/': { name: 'Works' } };
const VendorHead = ({ name }: { name: string }) => ({ title: name, description: `${name}.` });
const description = () => document.querySelector('meta')?.content;

beforeEach(() => {
  document.head.innerHTML = '<title>Vendor · Aangan</title><meta name="description" content="All">';
  window.history.replaceState(null, '', '/vendors/7');
});

test('names and describes the page by its first data', async () => {
  const composer = { load: async () => ({ VendorHead }) };
  await headFirstPage({ composition, composer, firstData, page: document });
  expect(document.title).toBe('Works · Aangan');
  expect(description()).toBe('Works.');
});

test('leaves a page alone that the visitor went to meanwhile', async () => {
  const load = async () => {
    window.history.replaceState(null, '', '/vendors');
    return { VendorHead };
  };
  await headFirstPage({ composition, composer: { load }, firstData, page: document });
  expect(document.title).toBe('Vendor · Aangan');
});

test('leaves the declared title where the first data did not come', async () => {
  const composer = { load: async () => ({ VendorHead }) };
  await headFirstPage({ composition, composer, firstData: {}, page: document });
  expect(document.title).toBe('Vendor · Aangan');
  expect(description()).toBe('All');
});
