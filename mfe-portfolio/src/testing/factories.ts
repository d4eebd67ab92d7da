import type { components } from '@aangan/api-client/endpoints';

type PortfolioItem = components['schemas']['PortfolioItem'];

/** A picture of a project, with some fields overridden. */
export function anItem(parts: Partial<PortfolioItem> = {}): PortfolioItem {
  const id = parts.id ?? 1;
  return {
    id,
    title: `Project ${id}`,
    description: 'A courtyard house with a verandah on three sides.',
    category: 'residential',
    media_type: 'IMAGE',
    image_url: `/api/media/item-${id}.jpg`,
    images: [`/api/media/item-${id}.jpg`],
    video_url: null,
    is_profile_picture: false,
    project_id: null,
    created_at: '2026-03-05T10:00:00.000Z',
    media_width: 800,
    media_height: 1000,
    alt_text: `Room ${id}`,
    dominant_color: '#e6dccd',
    ...parts,
  };
}
