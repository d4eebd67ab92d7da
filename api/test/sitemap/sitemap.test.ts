import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { paths, siteLanguages } from '@aangan/domain';
import { sql } from 'kysely';
import { maxAddresses, type SitemapEntry } from '../../src/modules/sitemap/sitemap.service.ts';
import { fileXml } from '../../src/modules/sitemap/sitemap-xml.ts';
import { keepPicture } from '../testing/fill-account.ts';
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
    assert.match(body, /\nDisallow: \/hi\/profile\n/);
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

  test('every page has its addresses in all languages, each listed with the same alternates', async () => {
    const { id } = await makeDesigner(api.db);
    for (const [file, path] of [
      ['sitemap-pages.xml', ''],
      ['sitemap-pages.xml', '/vendors'],
      ['sitemap-designers-1.xml', `/designers/${id}/about`],
    ] as const) {
      const { body } = await read(file);
      assert.match(body, /<urlset [^>]*xmlns:xhtml="http:\/\/www\.w3\.org\/1999\/xhtml"/);
      const english = `https://aangan.test${path === '' ? '/' : path}`;
      const hindi = `https://aangan.test/hi${path}`;
      const alternates = [
        ['en-IN', english],
        ['hi-IN', hindi],
        ['x-default', english],
      ].map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`);
      for (const address of [english, hindi]) {
        const [entry = ''] = body
          .split('\n')
          .filter((one) => one.includes(`<loc>${address}</loc>`));
        assert.ok(entry.endsWith(`${alternates.join('')}</url>`), `${address}: ${entry}`);
      }
      assert.equal(body.split('<url>').length - 1, 2 * new Set(locsOf(body).map(inEnglish)).size);
    }
  });

  test('a full file stays within the limits of the protocol', async () => {
    const publicUrl = `https://${'a'.repeat(140)}.example`;
    const sent = fileXml(publicUrl, manyEntries(maxAddresses / siteLanguages.length));
    let [bytes, addresses] = [0, 0];
    for await (const chunk of sent) {
      bytes += Buffer.byteLength(chunk);
      addresses += chunk.split('<loc>').length - 1;
    }
    assert.equal(addresses, maxAddresses);
    assert.ok(bytes < 50 * 1024 * 1024, String(bytes));
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
      { city: 'Bengaluru', styles: ['japandi', 'coastal'] },
      { city: 'बेंगलुरु', styles: ['japandi'] },
      { city: 'Agra', styles: ['coastal', 'japandi'] },
      { city: 'Agra' },
      { city: 'Agra', isVerified: false },
    ];
    for (const firm of firms) await makeDesigner(api.db, firm);
    for (let made = 0; made < 3; made += 1) await makeVendor(api.db, { city: 'Sri Vijaya Puram' });
    const { body } = await read('sitemap-pages.xml');
    const cities = [...body.matchAll(/<loc>https:\/\/aangan\.test(\/\w+\?[^<]*)<\/loc>/g)];
    assert.deepEqual(
      cities.map(([, path]) => path),
      ['/designers?city=bengaluru', '/designers?style=japandi', '/vendors?city=sri-vijaya-puram'],
    );
    assert.match(body, /<loc>https:\/\/aangan\.test\/hi\/designers\?city=bengaluru<\/loc>/);
  });

  test('projects of public firms that show something have a page each, with the day of their last change', async () => {
    const [designer, vendor] = [await makeDesigner(api.db), await makeVendor(api.db)];
    const hidden = await makeDesigner(api.db, { isVerified: false });
    const add = async (column: 'designer_id' | 'vendor_id', firm: number, changed?: string) => {
      const { rows } = await sql<{
        id: number;
      }>`insert into project (${sql.ref(column)}, title, kind, updated_at)
        values (${firm}, 'House', 'other', '2020-01-01') returning id`.execute(api.db);
      const { id = 0 } = rows[0] ?? {};
      if (changed) {
        const sha256 = await keepPicture(api, 'a picture of the sitemap');
        await sql`insert into portfolio_item (${sql.ref(column)}, title, description, category, media_type,
            media_sha256, project_id, updated_at)
          values (${firm}, 'House', 'Long enough.', 'other', 'IMAGE', ${sha256}, ${id}, ${changed})`.execute(
          api.db,
        );
      }
      return id;
    };
    const shown = [
      paths.designerProject(designer.id, await add('designer_id', designer.id, '2019-01-01')),
      paths.vendorProject(vendor.id, await add('vendor_id', vendor.id, '2021-01-01')),
    ];
    await add('designer_id', designer.id);
    await add('designer_id', hidden.id, '2021-01-01');
    assert.match((await read('sitemap.xml')).body, /sitemap-projects-1\.xml/);
    const { body } = await read('sitemap-projects-1.xml');
    const found = [
      ...body.matchAll(/<loc>https:\/\/aangan\.test(\/[^<]*)<\/loc><lastmod>(\d{4})/g),
    ];
    assert.deepEqual(
      found.map(([, path, year]) => [path, year]),
      shown.flatMap((path, index) => ['', '/hi'].map((prefix) => [prefix + path, `202${index}`])),
    );
  });

  test('files that are not part of it are 404', async () => {
    for (const name of ['sitemap-x.xml', 'sitemap-designers-0.xml', 'sitemap-toString-1.xml']) {
      const { statusCode } = await api.call('GET', `/api/public/${name}`);
      assert.equal(statusCode, 404, name);
    }
  });

  test('a file has as many firms as have addresses for it: two pages in two languages', async () => {
    const perFile = maxAddresses / 4;
    await api.database.pool.query(
      `select setval(pg_get_serial_sequence('vendor_profile', 'id'), ${perFile - 1})`,
    );
    const [last, first] = [await makeVendor(api.db), await makeVendor(api.db)];
    assert.deepEqual([last.id, first.id].map(Number), [perFile, perFile + 1]);
    assert.match((await read('sitemap.xml')).body, /sitemap-vendors-2\.xml/);
    const [one, two] = [await read('sitemap-vendors-1.xml'), await read('sitemap-vendors-2.xml')];
    assert.ok(
      one.body.includes(`/vendors/${last.id}<`) && !one.body.includes(`/vendors/${first.id}<`),
    );
    assert.ok(two.body.includes(`/hi/vendors/${first.id}<`));
  });
});

/** Pages of firms with the highest ids that there can be. */
async function* manyEntries(count: number): AsyncIterable<SitemapEntry> {
  for (let at = 0; at < count; at += 1) {
    yield { path: paths.designerAbout(9_000_000_000_000 + at), changedAt: '2026-11-27T12:00:00Z' };
  }
}

const locsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc ?? '');
const inEnglish = (address: string) =>
  address.replace(/(?<=\.test)\/hi(?=\/|$)/, '').replace(/\/$/, '');
