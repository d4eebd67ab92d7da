/** What the API takes as an account's picture; the size in bytes. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
const maxBytes = 5 * 1024 * 1024;

export const avatarMessages = {
  notImage: 'Please select an image',
  tooLarge: 'File size must be less than 5MB',
} as const;

/** What is wrong with a file as a picture of the account, or null. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!avatarTypes.some((known) => known === type)) return avatarMessages.notImage;
  return size > maxBytes ? avatarMessages.tooLarge : null;
}
