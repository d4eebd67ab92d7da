import { describe, expect, it } from '@jest/globals';
import { aVendor } from '../testing/factories.ts';
import { VendorHead } from './vendor-head.ts';

describe('the head of a vendor’s page', () => {
  it('has the firm’s name, its own words and its first picture', () => {
    const head = VendorHead(aVendor({ company_name: 'Claywork', bio: 'We press tiles.' }));
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

  it('says what the firm makes and where, when it has not described itself', () => {
    const head = VendorHead(aVendor({ bio: '', instagram_posts: [] }));
    expect(head.description).toBe('Wall Tiles & Mosaics · Morbi');
    expect(head).not.toHaveProperty('picture');
  });
});
