import { msg } from '@lingui/core/macro';
import type { SaveTexts } from './step-form.tsx';

/** The toasts after an attempt to save step 1. A refused field says so itself. */
export const basicInfoTexts: SaveTexts = {
  done: msg({
    id: 'onboarding.basic-info-saved',
    message: 'Profile information saved successfully',
  }),
  failed: msg({
    id: 'onboarding.basic-info-failed',
    message: 'Failed to save basic information',
  }),
};

/** The toasts after an attempt to save step 2. */
export const socialTexts: SaveTexts = {
  done: msg({ id: 'onboarding.social-saved', message: 'Social profiles saved successfully' }),
  failed: msg({
    id: 'onboarding.social-failed',
    message: 'Failed to save profile information',
  }),
  refused: msg({
    id: 'onboarding.social-refused',
    message: 'Failed to save social profiles',
  }),
};
