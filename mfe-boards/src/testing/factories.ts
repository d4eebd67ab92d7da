import type { components } from '@aangan/api-client/endpoints';
import { aPost } from '@aangan/ui/testing';

type Schemas = components['schemas'];

/** The card of a designer, with some fields overridden. */
export function aCard(parts: Partial<Schemas['ThingCard']> = {}): Schemas['ThingCard'] {
  return {
    thing: 'designer-7',
    kind: 'designer',
    is_gone: false,
    title: 'Studio Aangan',
    subtitle: 'Villas',
    city: 'Jaipur',
    firm: { kind: 'designer', id: 7, name: 'Studio Aangan' },
    picture: aPost({ alt_text: 'A court' }),
    to: '/designers/7',
    ...parts,
  };
}

/** The card of a thing that is gone. */
export const aGoneCard = (thing: string): Schemas['ThingCard'] => ({
  ...aCard({ thing, is_gone: true }),
  title: null,
  subtitle: null,
  city: null,
  firm: null,
  picture: null,
  to: null,
});

/** A thing on a board, of the card. */
export function anItem(
  id: number,
  card: Schemas['ThingCard'] = aCard(),
  note = '',
): Schemas['BoardItem'] {
  return { id, thing: card.thing, note, saved_at: '2026-11-20T06:00:00.000Z', card };
}

/** A whole board of these items, with some fields overridden. */
export function aBoardPage(
  results: Schemas['BoardItem'][],
  parts: Partial<Schemas['BoardPage']> = {},
): Schemas['BoardPage'] {
  return {
    id: 1,
    title: 'Living room',
    items_count: results.length,
    link: null,
    count: results.length,
    count_is_exact: true,
    next: null,
    previous: null,
    results,
    ...parts,
  };
}

/** A board of the list, with some fields overridden. */
export function aBoard(parts: Partial<Schemas['Board']> = {}): Schemas['Board'] {
  return {
    id: 1,
    title: 'Living room',
    items_count: 2,
    covers: [aPost()],
    updated_at: '2026-11-20T06:00:00.000Z',
    is_shared: false,
    ...parts,
  };
}

/** A firm of a comparison, with some fields overridden. */
export function aComparedFirm(
  parts: Partial<Schemas['ComparedFirm']> = {},
): Schemas['ComparedFirm'] {
  return {
    id: 7,
    name: 'Studio Aangan',
    avatar: null,
    city: 'Jaipur',
    rating: 4.6,
    reviews_count: 12,
    establishment_year: 2012,
    experience_years: 14,
    team_strength: 6,
    projects_completed: 40,
    specializations: ['villas'],
    specializations_display: ['Villas'],
    styles: ['minimal', 'japandi'],
    fee_range_min: 100,
    fee_range_max: 200,
    minimum: 5_00_000,
    min_project_size: 1_200,
    away_until: null,
    usual_answer_hours: 5,
    posts_count: 6,
    pictures_count: 2,
    videos_count: 1,
    cover: aPost(),
    last_project: {
      id: 5,
      title: 'Villa at Alibaug',
      city: 'Alibaug',
      year: 2024,
      kind: 'residential',
      items_count: 3,
      cover: aPost(),
      to: '/designers/12/projects/5',
    },
    ...parts,
  };
}
