import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuseOthers } from './refuse-others.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('a composition is promoted only where it would be all that the channel serves', () => {
  refuseOthers('staging', named('auth'), named('auth', 'vendors'));
  assert.throws(
    () => refuseOthers('staging', named('auth', 'vendors', 'quotes'), named('auth')),
    /also serves vendors quotes, which .* aangan remove vendors quotes --channel staging --why/,
  );
});
