import { aReview, aReviewPage } from '@aangan/firms/testing';
import { describe, expect, test } from '@jest/globals';
import { aVendor } from '../testing/factories.ts';
import { VendorHead } from './vendor-head.ts';

const none = { results: [] };

describe('the head of a vendor’s page', () => {
  test('has the firm’s name, its own words and its first picture', () => {
    const head = VendorHead(
      aVendor({ company_name: 'Claywork', bio: 'We press tiles.' }),
      none,
      aReviewPage([]),
      null,
    );
    expect(head.title).toBe('Claywork');
    expect(head.description).toBe('We press tiles.');
    expect(head.picture).toMatch(/^\/api\/media\//);
    expect(head.structuredData).toMatchObject({
      '@graph': [
        {
          '@type': 'LocalBusiness',
          '@id': '/vendors/1',
          name: 'Claywork',
          address: { addressLocality: 'Morbi' },
          sameAs: expect.arrayContaining(['https://www.linkedin.com/company/works']),
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  test('says what the firm makes and where, when it has not described itself', () => {
    const head = VendorHead(aVendor({ bio: '', instagram_posts: [] }), none, [], null);
    expect(head.description).toBe('Wall Tiles & Mosaics · Morbi');
    expect(head).not.toHaveProperty('picture');
  });

  test('has the rating and a few reviews once there are any', () => {
    const reviews = [1, 2, 3, 4].map((id) => aReview({ id, designer_name: `Designer ${id}` }));
    const head = VendorHead(
      aVendor({ rating: 4.3, reviews_count: 4 }),
      none,
      aReviewPage(reviews),
      null,
    );
    const firm = {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.3,
        reviewCount: 4,
        bestRating: 5,
      },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Designer 1' },
          reviewRating: { ratingValue: 4 },
          name: 'Villa in Alibaug',
          datePublished: '2026-11-20',
        },
        {},
        {},
      ],
    };
    expect(head.structuredData).toMatchObject({ '@graph': [firm, {}] });
    const without = VendorHead(
      aVendor({ rating: 0, reviews_count: 0 }),
      none,
      aReviewPage([]),
      null,
    );
    expect(JSON.stringify(without)).not.toMatch(/aggregateRating|"review"/);
  });
});
