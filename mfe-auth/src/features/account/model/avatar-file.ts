import { avatarLimits, pictureFileTypes } from '@aangan/domain';
import type { MessageDescriptor } from '@aangan/messages';
import { msg } from '@lingui/core/macro';

const max = avatarLimits.fileMax / 1024 / 1024;

export const avatarMessages = {
  notImage: msg({ id: 'auth.picture-not-image', message: 'Please select an image' }),
  tooLarge: msg({ id: 'auth.picture-too-large', message: `File size must be less than ${max}MB` }),
} as const;

/** Pixels of the longer side of a picture that was too large; it is shown much smaller. */
export const avatarSide = 2_048;

/** HEIC, which few browsers can show; many systems know it by its ending only. */
export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** Why a file cannot be the account's picture, or null. */
export function avatarProblem(file: File): MessageDescriptor | null {
  if (!isHeic(file) && !pictureFileTypes.includes(file.type)) return avatarMessages.notImage;
  return file.size < avatarLimits.fileMax ? null : avatarMessages.tooLarge;
}
