import { expect, test } from '@jest/globals';
import { shared, sharedLater } from './shared-with-remotes.ts';

test('a page loads the runtime of compiled components only where a remote uses it', async () => {
  expect(Object.keys(shared)).not.toContain('react/compiler-runtime');
  expect(await sharedLater['react/compiler-runtime']?.()).toHaveProperty('c');
});
