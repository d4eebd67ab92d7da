import { aUser, renderWithHost } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { OwnOnboarding } from './own-onboarding.tsx';

describe('the start of onboarding', () => {
  test.each([
    ['designer', { is_designer: true }, '/designer/onboarding/basic-info'],
    ['architect', { is_architect: true }, '/designer/onboarding/basic-info'],
    ['vendor', { is_vendor: true }, '/vendor/onboarding/basic-info'],
  ])('leads a %s to the first step of its own', (_role, flags, first) => {
    const { router } = renderWithHost(<OwnOnboarding />, {
      at: '/designer/onboarding',
      path: '/designer/onboarding',
      user: aUser(flags),
    });
    expect(router.state.location.pathname).toBe(first);
  });
});
