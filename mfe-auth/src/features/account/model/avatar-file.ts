import { avatarLimits } from '@aangan/domain';

/** The file types that the API accepts as an account's picture. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

export const avatarMessages = {
  notImage: 'Please select an image',
  tooLarge: 'File size must be less than 5MB',
} as const;

/** Why a file cannot be the account's picture, or null. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!avatarTypes.some((known) => known === type)) return avatarMessages.notImage;
  return size > avatarLimits.fileMax ? avatarMessages.tooLarge : null;
}
