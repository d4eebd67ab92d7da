import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answers, openConsole } from '../testing/open-console.tsx';

const asked = 'GET /platform/advisories';
const affected = {
  channel: 'production',
  name: 'vendors',
  release: '1'.repeat(16),
  isCanary: false,
  team: 'vendors',
  package: 'left-pad',
  version: '1.0.0',
  ids: ['GHSA-1', 'CVE-1'],
  summary: 'Pads too far',
  severity: 'HIGH',
  pages: ['/vendors/:id'],
  since: { release: '0'.repeat(16), at: '2026-11-01T10:00:00Z' },
};

test('shows which pages of which channel load a package with a known fault', async () => {
  const ofShell = { ...affected, name: 'shell', team: null, pages: null, since: null };
  answers[asked] = { body: { count: 12, loadedAt: null, affected: [affected, ofShell] } };
  openConsole('/packages');
  const [, row, shell] = within(
    await screen.findByRole('group', { name: 'Packages with known faults' }),
  ).getAllByRole('row');
  expect(row).toHaveTextContent(
    /left-pad 1\.0\.0.*Pads too far.*GHSA-1 · CVE-1 · HIGH.*vendors.*production.*\/vendors\/:id.*2026/,
  );
  expect(shell).toHaveTextContent(/The platform.*Every page/);
});

test('says what to do where no feed was loaded, and that nothing is affected', async () => {
  answers[asked] = { body: { count: 0, loadedAt: null, affected: [] } };
  openConsole('/packages');
  expect(await screen.findByText(/aangan advisories load/)).toBeVisible();
});
