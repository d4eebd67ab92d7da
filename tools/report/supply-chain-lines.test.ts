import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditLines, licenceLines, unlistedScripts } from './supply-chain-lines.ts';

test('advisories are told with the gravest first, and a registry that tells none is not taken for a good one', () => {
  const low = { severity: 'low', module_name: 'a', title: 'Slow', url: 'https://a.test' };
  const critical = { severity: 'critical', module_name: 'b', title: 'Open', url: 'https://b.test' };
  assert.deepEqual(auditLines(JSON.stringify({ advisories: { 1: low, 2: critical } })), [
    'critical  b: Open (https://b.test)',
    'low  a: Slow (https://a.test)',
  ]);
  assert.deepEqual(auditLines('{"advisories":{}}'), []);
  assert.deepEqual(auditLines('{"error":{"message":"405"}}'), ['Not known: 405']);
  assert.match(auditLines('')[0] ?? '', /not asked/);
});

test('licences are counted, and the packages of rare ones named', () => {
  const many = Array.from({ length: 6 }, (_, index) => ({ name: `p${index}`, versions: ['1'] }));
  const lines = licenceLines({ Rare: [{ name: 'one', versions: ['1'] }], MIT: many });
  assert.deepEqual(lines, ['   6  MIT', '   1  Rare: one']);
});

test('a package whose install script is neither allowed nor refused is named', () => {
  const workspace =
    'onlyBuiltDependencies:\n  - node\n  - "@swc/core"\nignoredBuiltDependencies:\n  - sharp\n';
  const packages = ['node', '@swc/core', 'sharp', 'new', 'new'];
  assert.deepEqual(unlistedScripts(workspace, packages), ['new']);
});
