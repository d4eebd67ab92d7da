import { aPost } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { publicFirm } from '../testing/factories.ts';
import { type FirmHeadSource, firmHead } from './firm-head.ts';

const source: FirmHeadSource = {
  ...publicFirm(7),
  kind: 'vendor',
  name: 'Claywork',
  bio: 'We press tiles.',
  specializations_display: ['Wall Tiles'],
  instagram_posts: [aPost({ id: 1, media_type: 'VIDEO' }), aPost({ id: 2 })],
  elsewhere: ['https://claywork.example', null, ''],
};

const graph = (head: ReturnType<typeof firmHead>) =>
  head.structuredData?.['@graph'] as Record<string, unknown>[];

describe('the head of a firm’s page', () => {
  test('shows the firm’s first picture and its own words', () => {
    expect(firmHead(source)).toMatchObject({
      title: 'Claywork',
      description: 'We press tiles.',
      picture: '/api/media/post-2.jpg',
    });
  });

  test('describes the firm, with its pages elsewhere and without what it has not', () => {
    expect(graph(firmHead(source))[0]).toEqual({
      '@type': 'LocalBusiness',
      '@id': '/vendors/7',
      url: '/vendors/7',
      name: 'Claywork',
      description: 'We press tiles.',
      image: '/api/media/post-2.jpg',
      address: { '@type': 'PostalAddress', addressLocality: 'Jaipur' },
      foundingDate: '2012',
      sameAs: ['https://claywork.example'],
    });
  });

  test('has a rating once there are reviews', () => {
    const reviewed = firmHead({ ...source, rating: 4.6, reviews_count: 12, avatar: '/a.webp' });
    expect(graph(reviewed)[0]).toMatchObject({
      logo: '/a.webp',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 12 },
    });
  });

  test('says how the page is reached, also for a page below the firm’s', () => {
    const about = firmHead(source, { name: 'About Us', path: '/vendors/7/about' });
    expect(about.title).toBe('About Us · Claywork');
    expect(graph(about)[1]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
        { '@type': 'ListItem', position: 2, name: 'Vendors', item: '/vendors' },
        { '@type': 'ListItem', position: 3, name: 'Claywork', item: '/vendors/7' },
        { '@type': 'ListItem', position: 4, name: 'About Us', item: '/vendors/7/about' },
      ],
    });
  });

  test('cuts a long text at a word, because a head takes no more than 1,000 characters', () => {
    const { description } = firmHead({ ...source, bio: 'clay and water '.repeat(400) });
    expect(description.length).toBeLessThanOrEqual(300);
    expect(description).toMatch(/(clay|and|water)…$/);
    const { description: word } = firmHead({ ...source, bio: 'क'.repeat(5_000) });
    expect(word).toHaveLength(300);
  });
});
