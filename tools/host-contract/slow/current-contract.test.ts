import assert from 'node:assert/strict';
import { test } from 'node:test';
import { versionProblem } from '../compare-contracts.ts';
import { currentContract } from '../current-contract.ts';

test('what an exported type inherits from another package of the workspace is part of the contract', () => {
  const before = currentContract();
  const { User, RoleFlags } = before.packages['@aangan/host'] ?? {};
  assert.equal(User?.declaration, 'export interface User extends RoleFlags');
  assert.equal(RoleFlags?.members?.is_vendor, 'is_vendor: boolean;');

  const withMembers = (members: Record<string, string>) => {
    const after = structuredClone(before);
    Object.assign(after.packages['@aangan/host']?.RoleFlags?.members ?? {}, members);
    return versionProblem(before, after) ?? '';
  };
  assert.match(withMembers({ is_vendor: 'is_vendor: boolean | null;' }), /takes a major step/);
  assert.match(withMembers({ is_broker: 'is_broker?: boolean;' }), /takes a minor step/);
});
