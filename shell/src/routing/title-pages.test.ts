import { beforeEach, describe, expect, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { titlePages } from './title-pages.ts';

const routes = [
  { path: '/vendors/:id', handle: { title: 'Vendor' } },
  { path: '/vendors', handle: { title: 'Featured Vendors' } },
];
const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]');

function open(at: string) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  titlePages(router, document, 'About the site.');
  document.title = 'Works · Aangan';
  const meta = description();
  if (meta) meta.content = 'About Works.';
  return router;
}

describe('a page that is navigated to', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="description" content="About the site.">';
  });

  test('has its declared title and the site’s description', async () => {
    await open('/vendors/7').navigate('/vendors');
    expect(document.title).toBe('Featured Vendors · Aangan');
    expect(description()?.content).toBe('About the site.');
  });

  test('keeps both when only its search string changes', async () => {
    await open('/vendors/7').navigate('/vendors/7?tab=work');
    expect(document.title).toBe('Works · Aangan');
    expect(description()?.content).toBe('About Works.');
  });
});
