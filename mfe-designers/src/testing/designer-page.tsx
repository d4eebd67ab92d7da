import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aFeaturedLink } from '@aangan/firms/testing';
import { renderWithHost } from '@aangan/host/testing';
import { aPost, modalDialogs, movingBrowser } from '@aangan/ui/testing';
import { beforeEach } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DesignerPage } from '../app/designer-page.tsx';
import { aDesigner } from './factories.ts';

export const detail = (id: number) =>
  endpoint('get', '/designers/profiles/{id}/', { params: { id } });

/** GET the projects of a designer. */
export const projectsOf = (id: number) =>
  endpoint('get', '/designers/profiles/{id}/projects/', { params: { id } });

export const designer = aDesigner({
  id: 7,
  full_name: 'Studio Aangan',
  specializations_display: ['Villas', 'Heritage', 'Landscape', 'Luxury'],
  instagram_posts: [
    aPost({ id: 1, alt_text: 'A court', permalink: 'https://www.instagram.com/p/court/' }),
    aPost({ id: 2, media_type: 'VIDEO', video_url: '/api/media/b.mp4', alt_text: 'A swing' }),
    aPost({ id: 3, alt_text: 'A bath' }),
  ],
  featured_links: [
    aFeaturedLink({
      id: 1,
      type: 'youtube',
      url: 'https://youtu.be/dQw4w9WgXcQ',
      title: 'House tour',
    }),
    aFeaturedLink({
      id: 2,
      type: 'article',
      title: 'In the magazine',
      url: 'https://mag.example/a',
    }),
    aFeaturedLink({
      id: 3,
      type: 'youtube',
      url: 'https://youtube.com/watch?v=short',
      title: 'Lost film',
    }),
  ],
});

export let api: ReturnType<typeof scriptApi>;

export function open(at = '/designers/7', options: Parameters<typeof renderWithHost>[1] = {}) {
  return renderWithHost(<DesignerPage />, { api, at, path: '/designers/:id', ...options });
}

export const tiles = async () =>
  within(await screen.findByRole('list', { name: 'Work' })).getAllByRole('listitem');
export const tab = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  api = scriptApi();
  api.answer(detail(7), () => ({ body: designer }));
  api.answer(projectsOf(7), () => ({ body: { results: [] } }));
  movingBrowser();
  modalDialogs();
});
