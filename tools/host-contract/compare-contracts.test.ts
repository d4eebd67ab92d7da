import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { versionProblem } from './compare-contracts.ts';
import type { HostContract, PackageContract } from './contract.ts';

const contract = (version: string, names: PackageContract): HostContract => ({
  version,
  packages: { '@aangan/host': names },
});
const host = { declaration: 'export interface Host', members: { locale: 'locale: string;' } };
const before = contract('1.4.2', { Host: host });

describe('the version of the host contract', () => {
  const cases: [change: string, after: PackageContract, needed: string][] = [
    ['a new name', { Host: host, useTasks: { declaration: 'function useTasks()' } }, '1.5.0'],
    [
      'a new member',
      { Host: { ...host, members: { ...host.members, clock: 'clock: Clock;' } } },
      '1.5.0',
    ],
    ['a deprecation', { Host: { ...host, deprecated: '2027-01-31' } }, '1.5.0'],
    ['a removed name', {}, '2.0.0'],
    ['a removed member', { Host: { declaration: host.declaration } }, '2.0.0'],
    ['another declaration', { Host: { ...host, declaration: 'export class Host' } }, '2.0.0'],
    ['another type', { Host: { ...host, members: { locale: 'locale: Locale;' } } }, '2.0.0'],
  ];

  for (const [change, after, needed] of cases) {
    test(`${change} needs ${needed}`, () => {
      const problem = versionProblem(before, contract('1.4.3', after));
      assert.match(problem ?? '', new RegExp(`to ${needed} in`));
      assert.equal(versionProblem(before, contract(needed, after)), undefined);
    });
  }

  test('nothing new needs no step', () => {
    assert.equal(versionProblem(before, contract('1.4.2', { Host: host })), undefined);
  });

  test('the message names what changed, on both sides', () => {
    const after = { Host: { ...host, members: { locale: 'locale: Locale;' } } };
    assert.match(
      versionProblem(before, contract('1.5.0', after)) ?? '',
      /@aangan\/host Host\.locale changed from "locale: string;" to "locale: Locale;"/,
    );
  });
});
