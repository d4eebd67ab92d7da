import type { SaveTexts } from './step-form.tsx';

/** The toasts after an attempt to save step 1. A refused field says so itself. */
export const basicInfoTexts: SaveTexts = {
  done: 'Profile information saved successfully',
  failed: 'Failed to save basic information',
};

/** The toasts after an attempt to save step 2. */
export const socialTexts: SaveTexts = {
  done: 'Social profiles saved successfully',
  failed: 'Failed to save profile information',
  refused: 'Failed to save social profiles',
};
