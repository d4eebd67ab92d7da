import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { registryMigrations } from '@aangan/registry';
import { contractionProblems } from '@aangan/server/testing';
import { apiMigrations } from 'api';

describe('the migrations since two versions may run side by side', () => {
  test('take nothing away that the version before needs', async () => {
    assert.deepEqual(await contractionProblems(apiMigrations, '0016-city-names.sql'), []);
    assert.deepEqual(await contractionProblems(registryMigrations, '0016'), []);
  });
});
