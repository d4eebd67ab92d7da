import { avatarLimits, fileMessages } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { isStillThere, makePictureSmaller, withKnownType } from '@aangan/ui';
import { avatarMessages, avatarProblem, avatarSide, isHeic } from './avatar-file.ts';
import { isPicture } from './is-picture.ts';
import { readAsDataUrl } from './read-as-data-url.ts';

/** A picture that can be saved; without a preview where this browser cannot show it. */
export interface ChosenPicture {
  file: File;
  preview: string | undefined;
}

/** Why a picture cannot be saved; `tooLarge` is one that may be made smaller. */
export interface PictureProblem {
  problem: string;
  tooLarge?: File;
}

/** A file that was chosen, with its preview, or what is wrong with it: a file named as an image may not be one. */
export async function choosePicture(
  chosen: File,
  i18n: I18n,
): Promise<ChosenPicture | PictureProblem> {
  const file = await withKnownType(chosen);
  const problem = avatarProblem(file);
  if (problem) {
    const isTooLarge = problem === avatarMessages.tooLarge;
    return { problem: i18n._(problem), ...(isTooLarge && { tooLarge: file }) };
  }
  const preview = await readAsDataUrl(file).catch(() => undefined);
  if (preview === undefined) return { problem: fileMessages.gone };
  if (await isPicture(preview)) return { file, preview };
  // It may also be named as a JPG: whether it is a picture is for the API to say.
  return isHeic(await bytesOf(file))
    ? { file, preview: undefined }
    : { problem: i18n._(avatarMessages.notImage) };
}

const bytesOf = (file: File) => withKnownType(new File([file], file.name.replace(/\.[^.]*$/, '')));

/** A picture that was too large, made smaller in the browser. */
export async function shrinkPicture(
  file: File,
  i18n: I18n,
): Promise<ChosenPicture | PictureProblem> {
  const made = await makePictureSmaller(file, { side: avatarSide, bytes: avatarLimits.fileMax });
  if (made) return choosePicture(made, i18n);
  if (!(await isStillThere(file))) return { problem: fileMessages.gone };
  return { problem: isHeic(file) ? fileMessages.heicNotShrinkable : fileMessages.notShrinkable };
}
