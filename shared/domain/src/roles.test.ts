import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  audienceOf,
  isDesignProfessional,
  roleFlagsOf,
  signUpTypeOf,
  toggleRole,
} from './roles.ts';

const nobody = { is_designer: false, is_architect: false, is_vendor: false };

test('an account without a role flag is a client, and nobody is a guest', () => {
  assert.equal(audienceOf(nobody), 'client');
  assert.equal(audienceOf(null), 'guest');
  assert.equal(audienceOf({ ...nobody, is_architect: true }), 'architect');
});

test('designers and architects are design professionals, vendors and clients are not', () => {
  assert.equal(isDesignProfessional({ ...nobody, is_designer: true }), true);
  assert.equal(isDesignProfessional({ ...nobody, is_architect: true }), true);
  assert.equal(isDesignProfessional({ ...nobody, is_vendor: true }), false);
  assert.equal(isDesignProfessional(nobody), false);
});

test('the type parameter says designer or vendor; anything else means client', () => {
  assert.equal(signUpTypeOf('vendor'), 'vendor');
  assert.equal(signUpTypeOf('architect'), 'client');
  assert.equal(signUpTypeOf(null), 'client');
  assert.deepEqual(roleFlagsOf('designer'), { ...nobody, is_designer: true });
});

test('ticking a role box clears the others, unticking clears it', () => {
  const designer = toggleRole(nobody, 'is_designer');
  assert.deepEqual(toggleRole(designer, 'is_vendor'), { ...nobody, is_vendor: true });
  assert.deepEqual(toggleRole(designer, 'is_designer'), nobody);
});
