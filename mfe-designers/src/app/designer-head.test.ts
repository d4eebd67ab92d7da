import { describe, expect, test } from '@jest/globals';
import { aDesigner } from '../testing/factories.ts';
import { DesignerHead } from './designer-head.ts';

const none = { results: [] };

describe('the head of a designer’s page', () => {
  test('has the studio’s name, its own words and its first picture', () => {
    const head = DesignerHead(
      aDesigner({ full_name: 'Studio Clay', bio: 'We build slowly.' }),
      none,
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
    const head = DesignerHead(aDesigner({ bio: '', instagram_posts: [] }), none);
    expect(head.description).toBe('Villas & Farmhouses · Jaipur');
    expect(head).not.toHaveProperty('picture');
  });
});
