import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { listingSorts } from '@aangan/domain';
import { startTestDatabase, type TestDatabase } from '@aangan/server/testing';
import { sql } from 'kysely';
import { apiMigrations, apiSchema } from '../../../src/index.ts';
import { designerKind } from '../../../src/modules/designers/designer-kind.ts';
import type { FirmFilter } from '../../../src/modules/firms/listing/firm-filter.ts';
import { pageOfIds, searchFirms } from '../../../src/modules/firms/listing/listing.repository.ts';
import { searchTerms } from '../../../src/modules/firms/listing/search-terms.ts';
import type { Tables } from '../../../src/tables.ts';
import { makeDesigner } from '../../testing/make-designer.ts';

describe('the orders of a search', () => {
  let place: TestDatabase<Tables>;
  before(async () => {
    place = await startTestDatabase<Tables>({ migrations: apiMigrations, schema: apiSchema });
    const db = place.database.kysely;
    const names = [
      'Teak House',
      'Teak Studio',
      'Oak',
      'Studio Teak',
      'Teak',
      'Lime Rooms',
      'Teakwood',
    ];
    for (let n = 0; n < 21; n += 1) {
      const bio = n % 2 === 0 ? 'We carve teak for studios.' : 'We carve oak and teak by hand.';
      await makeDesigner(db, { name: names[n % 7] ?? '', bio, minimum: (n % 4) * 1000 });
    }
    await sql`update designer_profile set rating_lead = id % 3`.execute(db);
  });
  after(() => place.stop());

  test('a search that finds few and one that finds many have the same order, on every page', async () => {
    for (const search of [
      'teak',
      'teak studio',
      'studio',
      'oak teak',
      'te',
      'teak house',
      'none',
    ]) {
      for (const { id: sort } of listingSorts) {
        const filter: FirmFilter = { values: { search: searchTerms(search) }, name: search, sort };
        for (const page of [1, 2, 3, 9]) {
          const paging = { page, size: 4, sizeDefault: 4, offset: (page - 1) * 4 };
          const { ids } = await searchFirms(place.database, designerKind, filter, paging);
          const many = await pageOfIds(place.database, designerKind, filter, paging);
          assert.deepEqual(ids, many, `${search} by ${sort}, page ${page}`);
          if (page === 1 && search === 'teak') assert.equal(ids.length, 5);
        }
      }
    }
  });
});
