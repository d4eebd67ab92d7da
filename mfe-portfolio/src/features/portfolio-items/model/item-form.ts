import {
  acceptedBy,
  isAtLeast,
  isAtMost,
  isVisibleText,
  portfolioCategories,
  portfolioFileTypes,
  portfolioLimits,
  portfolioMessages,
  tooLongMessage,
} from '@aangan/domain';
import { mixed, object, string } from 'yup';

/** The texts of an item. */
export interface ItemTexts {
  title: string;
  description: string;
  category: string;
}

/** The values of the form of a new item. */
export interface NewItemValues extends ItemTexts {
  file: File | null;
  /** Whether the firm says that it is its own work, where it looks like another's. */
  ownWork: boolean;
}

export const emptyItem: NewItemValues = {
  file: null,
  title: '',
  description: '',
  category: '',
  ownWork: false,
};

/** The categories, as options of a select. */
export const categoryOptions = portfolioCategories.map(({ id, label }) => ({ value: id, label }));

/** What the file chooser of the system offers. */
export const acceptedFiles = acceptedBy(portfolioFileTypes);

const { titleMax, descriptionMin, descriptionMax, fileMax } = portfolioLimits;

const texts = {
  title: string()
    .trim()
    .required(portfolioMessages.titleRequired)
    .test('visible', portfolioMessages.titleRequired, isVisibleText)
    .test('max', tooLongMessage(titleMax), isAtMost(titleMax)),
  description: string()
    .trim()
    .required(portfolioMessages.descriptionRequired)
    .test('visible', portfolioMessages.descriptionRequired, isVisibleText)
    .test('min', portfolioMessages.descriptionTooShort, isAtLeast(descriptionMin))
    .test('max', tooLongMessage(descriptionMax), isAtMost(descriptionMax)),
  category: string().required(portfolioMessages.categoryRequired),
};

/** The rules of the form that changes an item. */
export const itemTextsSchema = object(texts);

/** The rules of the form of a new item. */
export const newItemSchema = object({
  file: mixed<File>()
    .required(portfolioMessages.fileRequired)
    .test(
      'kind',
      portfolioMessages.fileKind,
      (file) => mediaTypeOf(file) !== null || hasMediaName(file),
    )
    .test('format', portfolioMessages.fileFormat, (file) => isAccepted(file))
    .test('content', portfolioMessages.fileEmpty, (file) => file.size > 0)
    .test('size', portfolioMessages.fileTooLarge, (file) => file.size < fileMax),
  ...texts,
});

/** What kind of item a file becomes; null for a file that is neither a picture nor a video. */
export function mediaTypeOf(file: File): 'IMAGE' | 'VIDEO' | null {
  if (isHeic(file) || file.type.startsWith('image/')) return 'IMAGE';
  return file.type.startsWith('video/') ? 'VIDEO' : null;
}

/** Also where a browser gives it no type, because its system does not know it. */
export const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** A browser gives no type to formats that it does not know. */
const hasMediaName = ({ type, name }: File) =>
  type === '' && /\.(tiff?|bmp|svg|webm|mkv|avi)$/i.test(name);

/** A file of another kind is told so, and not what formats there are. */
const isAccepted = (file: File) =>
  isHeic(file) ||
  portfolioFileTypes.includes(file.type) ||
  (mediaTypeOf(file) === null && !hasMediaName(file));
