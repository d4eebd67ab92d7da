import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  audienceOf,
  isDesignProfessional,
  roleFlagsOf,
  signUpTypeOf,
  toggleRole,
} from './roles.ts';

const noRole = { is_designer: false, is_architect: false, is_vendor: false };

test('an account without a role flag is a client, and a visitor without an account is a guest', () => {
  assert.equal(audienceOf(noRole), 'client');
  assert.equal(audienceOf(null), 'guest');
  assert.equal(audienceOf({ ...noRole, is_architect: true }), 'architect');
});

test('designers and architects are design professionals, vendors and clients are not', () => {
  assert.equal(isDesignProfessional({ ...noRole, is_designer: true }), true);
  assert.equal(isDesignProfessional({ ...noRole, is_architect: true }), true);
  assert.equal(isDesignProfessional({ ...noRole, is_vendor: true }), false);
  assert.equal(isDesignProfessional(noRole), false);
});

test('the type parameter says designer or vendor; anything else means client', () => {
  assert.equal(signUpTypeOf('vendor'), 'vendor');
  assert.equal(signUpTypeOf('architect'), 'client');
  assert.equal(signUpTypeOf(null), 'client');
  assert.deepEqual(roleFlagsOf('designer'), { ...noRole, is_designer: true });
});

test('ticking a role box clears the others, unticking clears it', () => {
  const designer = toggleRole(noRole, 'is_designer');
  assert.deepEqual(toggleRole(designer, 'is_vendor'), { ...noRole, is_vendor: true });
  assert.deepEqual(toggleRole(designer, 'is_designer'), noRole);
});
