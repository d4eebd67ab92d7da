import { aClientReview, aClientReviewPage } from '@aangan/firms/testing';
import { describe, expect, test } from '@jest/globals';
import { aDesigner } from '../testing/factories.ts';
import { DesignerHead } from './designer-head.ts';

const none = { results: [] };

describe('the head of a designer’s page', () => {
  test('has the studio’s name, its own words and its first picture', () => {
    const head = DesignerHead(
      aDesigner({ full_name: 'Studio Clay', bio: 'We build slowly.' }),
      none,
      aClientReviewPage([]),
    );
    expect(head.title).toBe('Studio Clay');
    expect(head.description).toBe('We build slowly.');
    expect(head.picture).toMatch(/^\/api\/media\//);
    expect(head.structuredData).toMatchObject({
      '@graph': [
        {
          '@type': 'ProfessionalService',
          '@id': '/designers/1',
          name: 'Studio Clay',
          address: { addressLocality: 'Jaipur' },
          sameAs: expect.arrayContaining(['https://www.linkedin.com/company/studio']),
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  test('says what the studio designs and where, when it has not described itself', () => {
    const head = DesignerHead(
      aDesigner({ bio: '', instagram_posts: [] }),
      none,
      aClientReviewPage([]),
    );
    expect(head.description).toBe('Villas & Farmhouses · Jaipur');
    expect(head).not.toHaveProperty('picture');
  });

  test('names what clients say of it, with its rating, once there are reviews', () => {
    const head = DesignerHead(
      aDesigner({ rating: 4.5, reviews_count: 2 }),
      none,
      aClientReviewPage([aClientReview({ rating: 4 })]),
    );
    expect(head.structuredData).toMatchObject({
      '@graph': [
        {
          aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
          review: [{ author: { name: 'Kavya I.' }, reviewRating: { ratingValue: 4 } }],
        },
        {},
      ],
    });
    const without = DesignerHead(aDesigner({ reviews_count: 0 }), none, aClientReviewPage([]));
    expect(JSON.stringify(without.structuredData)).not.toContain('aggregateRating');
  });
});
