import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

describe('what search engines read', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  const read = async (name: string) => {
    const { statusCode, headers, body } = await api.call('GET', `/api/public/${name}`);
    assert.equal(statusCode, 200);
    return { body, type: String(headers['content-type']) };
  };

  test('robots.txt names the sitemap and the pages that need an account', async () => {
    const { body, type } = await read('robots.txt');
    assert.match(type, /^text\/plain/);
    assert.match(body, /^User-agent: \*\n/);
    assert.match(body, /\nDisallow: \/profile\n/);
    assert.match(body, /\nSitemap: https:\/\/aangan\.test\/sitemap\.xml\n/);
  });

  test('the sitemap has every page of verified firms, with the day of their last change', async () => {
    const designer = await makeDesigner(api.db);
    const vendor = await makeVendor(api.db);
    const hidden = await makeDesigner(api.db, { isVerified: false });
    const index = await read('sitemap.xml');
    assert.match(index.type, /^application\/xml/);
    const files = [...index.body.matchAll(/<loc>https:\/\/aangan\.test\/(sitemap-[^<]+)<\/loc>/g)];
    assert.deepEqual(
      files.map(([, file]) => file),
      ['sitemap-pages.xml', 'sitemap-designers-1.xml', 'sitemap-vendors-1.xml'],
    );
    const designers = (await read('sitemap-designers-1.xml')).body;
    for (const path of ['', '/about', '/team']) {
      assert.match(
        designers,
        new RegExp(`<loc>[^<]*/designers/${designer.id}${path}</loc><lastmod>`),
      );
    }
    assert.ok(!designers.includes(`/designers/${hidden.id}<`), 'an unverified firm is not listed');
    assert.match(
      (await read('sitemap-vendors-1.xml')).body,
      new RegExp(`/vendors/${vendor.id}</loc>`),
    );
    assert.match(
      (await read('sitemap-pages.xml')).body,
      /<loc>https:\/\/aangan\.test\/designers<\/loc>/,
    );
  });

  test('a firm that is suspended or not verified any more leaves the sitemap', async () => {
    const { id } = await makeDesigner(api.db);
    const isListed = async () =>
      (await read('sitemap-designers-1.xml')).body.includes(`/designers/${id}<`);
    assert.equal(await isListed(), true);
    await api.db
      .updateTable('designer_profile')
      .set({ is_verified: false })
      .where('id', '=', id)
      .execute();
    assert.equal(await isListed(), false);
  });

  test('the sitemap has the listing of a city with at least three firms, under its present name', async () => {
    const firms = [
      { city: 'Bangalore' },
      { city: 'Bengaluru' },
      { city: 'बेंगलुरु' },
      { city: 'Agra' },
      { city: 'Agra' },
      { city: 'Agra', isVerified: false },
    ];
    for (const firm of firms) await makeDesigner(api.db, firm);
    for (let made = 0; made < 3; made += 1) await makeVendor(api.db, { city: 'Sri Vijaya Puram' });
    const { body } = await read('sitemap-pages.xml');
    const cities = [...body.matchAll(/<loc>https:\/\/aangan\.test(\/\w+\?[^<]*)<\/loc>/g)];
    assert.deepEqual(
      cities.map(([, path]) => path),
      ['/designers?city=bengaluru', '/vendors?city=sri-vijaya-puram'],
    );
  });

  test('files that are not part of it are 404', async () => {
    for (const name of ['sitemap-x.xml', 'sitemap-designers-0.xml', 'sitemap-toString-1.xml']) {
      const { statusCode } = await api.call('GET', `/api/public/${name}`);
      assert.equal(statusCode, 404, name);
    }
  });
});
