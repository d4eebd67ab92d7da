import type { ComposedRoute, SiteRemote } from '@aangan/manifest';
import { describe, expect, jest, test } from '@jest/globals';
import { loadHead } from './load-head.ts';

const route = {
  path: '/vendors/:id',
  expose: './VendorPage',
  head: './VendorHead',
  data: ['/api/vendors/:id/', '/api/reviews/'],
};
const choice = { remote: { name: 'vendors' }, route } as unknown as ComposedRoute<SiteRemote>;
const vendor = { name: 'Works' };
const firstData = { '/api/vendors/7/': vendor, '/api/reviews/': [1, 2] };

function head(
  module: unknown,
  changes: {
    firstData?: Record<string, unknown>;
    choice?: ComposedRoute<SiteRemote>;
    search?: URLSearchParams;
  } = {},
) {
  const load = jest.fn(async (_remote: string, _expose: string) => module);
  const result = loadHead({
    composer: { load },
    choice,
    firstData,
    params: { id: '7' },
    search: new URLSearchParams(),
    ...changes,
  });
  return { load, result };
}

describe('the head of a page', () => {
  test('is what the exposed function makes of the first data, in the order of the route, and of the address', async () => {
    const VendorHead = (
      { name }: typeof vendor,
      reviews: number[],
      { params, search }: { params: Record<string, string>; search: URLSearchParams },
    ) => ({
      title: name,
      description: `${reviews.length} reviews at ${params.id} of ${search.get('q')}`,
    });
    const { load, result } = head({ VendorHead }, { search: new URLSearchParams('q=tiles') });
    expect(await result).toEqual({ title: 'Works', description: '2 reviews at 7 of tiles' });
    expect(load).toHaveBeenCalledWith('vendors', './VendorHead');
  });

  test('is not loaded where first data is missing or the route names none', async () => {
    const missing = head({}, { firstData: { '/api/vendors/7/': vendor } });
    expect(await missing.result).toBeNull();
    expect(missing.load).not.toHaveBeenCalled();
    const { head: _, ...without } = route;
    const none = head({}, { choice: { ...choice, route: without } });
    expect(await none.result).toBeNull();
    expect(none.load).not.toHaveBeenCalled();
  });

  test.each([
    ['exports no function of its name', { Other: () => vendor }],
    [
      'throws',
      {
        VendorHead: () => {
          throw new Error('no name');
        },
      },
    ],
    ['answers something else', { VendorHead: () => ({ title: 7 }) }],
  ])('is left out where the module %s', async (_what, module) => {
    expect(await head(module).result).toBeNull();
  });
});
