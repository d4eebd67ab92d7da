import { avatarLimits } from '@aangan/domain';

/** What the API takes as an account's picture. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

export const avatarMessages = {
  notImage: 'Please select an image',
  tooLarge: 'File size must be less than 5MB',
} as const;

/** What is wrong with a file as a picture of the account, or null. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!avatarTypes.some((known) => known === type)) return avatarMessages.notImage;
  return size > avatarLimits.fileMax ? avatarMessages.tooLarge : null;
}
