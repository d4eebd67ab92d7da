import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aFeaturedLink } from '@aangan/firms/testing';
import { renderWithHost } from '@aangan/host/testing';
import { aPost, movingBrowser } from '@aangan/ui/testing';
import { beforeEach } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { VendorPage } from '../app/vendor-page.tsx';
import { aVendor } from './factories.ts';

export const detail = (id: number) =>
  endpoint('get', '/designers/vendors/{id}/', { params: { id } });

/** A vendor with posts and links. */
export const vendor = aVendor({
  id: 7,
  company_name: 'Bawa Tiles',
  specializations_display: ['Wall Tiles', 'Floor Tiles', 'Marble', 'Cladding'],
  min_order_value: 1_40_000,
  instagram_posts: [
    aPost({ id: 1, alt_text: 'A kiln', permalink: 'https://www.instagram.com/p/kiln/' }),
    aPost({ id: 2, media_type: 'VIDEO', video_url: '/api/media/b.mp4', alt_text: 'A press' }),
    aPost({ id: 3, alt_text: 'A wall' }),
  ],
  featured_links: [
    aFeaturedLink({
      id: 1,
      type: 'youtube',
      url: 'https://youtu.be/dQw4w9WgXcQ',
      title: 'Works tour',
    }),
    aFeaturedLink({
      id: 2,
      type: 'article',
      title: 'In the magazine',
      url: 'https://mag.example/a',
    }),
    aFeaturedLink({
      id: 3,
      type: 'catalogue',
      title: 'Tiles 2026',
      url: 'https://works.example/t.pdf',
    }),
    aFeaturedLink({ id: 4, type: 'brochure', title: 'Glazes', url: 'https://works.example/g.pdf' }),
  ],
});

/** Answers the vendor; new for each test. */
export let api: ReturnType<typeof scriptApi>;

export function open(at = '/vendors/7') {
  return renderWithHost(<VendorPage />, { api, at, path: '/vendors/:id' });
}

export const tiles = async () =>
  within(await screen.findByRole('list', { name: 'Work' })).getAllByRole('listitem');

beforeEach(() => {
  api = scriptApi();
  api.answer(detail(7), () => ({ body: vendor }));
  movingBrowser();
});
