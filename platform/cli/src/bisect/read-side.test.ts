import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SiteClient } from '../site-client.ts';
import { readSide } from './read-side.ts';

describe('a side of a bisection', () => {
  test('is refused where the channel served nothing then', async () => {
    const site = { read: async () => ({ releases: [] }) } as unknown as SiteClient;
    await assert.rejects(
      readSide('production@2026-11-01')(site),
      /^PlainError: production served nothing at 2026-11-01\.$/,
    );
  });
});
