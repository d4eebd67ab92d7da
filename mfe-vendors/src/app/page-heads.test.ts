import { describe, expect, test } from '@jest/globals';
import remote from '../../remote.json' with { type: 'json' };
import { aVendor } from '../testing/factories.ts';
import { VendorAboutHead } from './vendor-about-head.ts';

describe('the heads of vendors’ pages', () => {
  test('are there for every public page with data that guests are shown', () => {
    const open = remote.routes.filter((route) => 'data' in route && !('for' in route));
    for (const route of open) expect(route).toHaveProperty('head');
  });

  test('name the firm on its About page, with its picture and the way there', () => {
    const head = VendorAboutHead(aVendor({ id: 7 }));
    expect(head).toMatchObject({ title: 'About Us · Works 7', picture: '/api/media/post-1.jpg' });
    expect(head.structuredData).toMatchObject({
      '@graph': [
        { '@type': 'LocalBusiness', '@id': '/vendors/7' },
        {
          itemListElement: [
            { name: 'Home' },
            { name: 'Vendors', item: '/vendors' },
            { name: 'Works 7', item: '/vendors/7' },
            { name: 'About Us', item: '/vendors/7/about' },
          ],
        },
      ],
    });
  });
});
