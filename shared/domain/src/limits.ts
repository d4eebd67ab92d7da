import { formatCount, formatRupees } from './money.ts';

/**
 * Every limit of the product with the message that goes with it. Pages (yup) and API (JSON schema)
 * both read them here, so that they cannot drift apart.
 */

/** Accounts. The `max` limits keep input bounded. */
export const accountLimits = {
  emailMax: 254,
  nameMax: 150,
  usernameMax: 150,
  phoneMax: 32,
  phoneDigitsMin: 6,
  phoneDigitsMax: 15,
  bioMax: 5_000,
  passwordMin: 8,
  passwordMax: 1_024,
} as const;

/** Messages of the sign-in and sign-up forms. */
export const accountMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  emailLocalPart:
    'Before the @, an email address has only English letters, digits and signs such as . and -',
  usernameRequired: 'Username is required',
  firmNameRequired: 'Firm name is required',
  companyNameRequired: 'Company name is required',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  passwordRequired: 'Password is required',
  passwordTooShort: `Password must be at least ${accountLimits.passwordMin} characters long`,
  passwordsDiffer: 'Passwords do not match',
  confirmationRequired: 'Please confirm your password',
  phoneInvalid: 'Please enter a valid phone number',
  termsRequired: 'Please accept the terms to continue',
  loginFailed: 'Invalid email or password. Please try again.',
} as const;

/** Designer and vendor profiles. Areas in sq ft, money in whole rupees, years as calendar years. */
export const profileLimits = {
  specializationsMin: 1,
  specializationsMax: 10,
  stylesMax: 4,
  establishmentYearMin: 1900,
  certificationYearMin: 1900,
  teamStrengthMin: 1,
  teamStrengthDefault: 1,
  projectsCompletedMin: 0,
  minProjectSizeMin: 0,
  minOrderValueMin: 0,
  addressMax: 500,
  cityMax: 100,
  designerBioMin: 10,
  bioMax: 5_000,
  /** Of people, projects and square feet. */
  countMax: 1_000_000,
  moneyMax: 1_000_000_000_000,
} as const;

/** The API's message for a text that is too long. */
export function tooLongMessage(limit: number): string {
  return `Ensure this field has no more than ${limit} characters.`;
}

/** Messages of the onboarding forms. */
export const profileMessages = {
  specializationsRequired: 'Please select at least one specialization',
  specializationsFull: `Maximum ${profileLimits.specializationsMax} specializations selected`,
  awayOutside: 'Please choose a day after today, within a year',
  stylesFull: `Please choose at most ${profileLimits.stylesMax} styles`,
  categoriesRequired: 'Please select at least one category',
  vendorTypeRequired: 'Vendor type is required',
  establishmentYearTooEarly: `Establishment year cannot be before ${profileLimits.establishmentYearMin}`,
  establishmentYearInFuture: 'Establishment year cannot be in the future',
  establishmentYearRequired: 'Establishment year is required',
  certificationYear: 'Please enter a year, such as 2019',
  certificationYearInFuture: 'The year cannot be in the future',
  headOfficeRequired: 'Head office address is required',
  teamStrengthRequired: 'Team strength is required',
  projectsCompletedRequired: 'Projects completed is required',
  contactNameRequired: 'Contact person is required',
  contactPhoneRequired: 'Contact phone is required',
  minProjectSizeRequired: 'Minimum project size is required',
  minOrderValueRequired: 'Minimum order value is required',
  bioRequired: 'Bio is required',
  feesTurnedAround: 'The lowest fee cannot be above the highest',
  teamStrengthTooSmall: `Team strength must be at least ${profileLimits.teamStrengthMin}`,
  negative: 'Cannot be negative',
  countTooLarge: `Cannot be more than ${formatCount(profileLimits.countMax)}`,
  amountTooLarge: `Cannot be more than ${formatRupees(profileLimits.moneyMax)}`,
  bioTooShort: `Bio should be at least ${profileLimits.designerBioMin} characters`,
  phoneInvalid: accountMessages.phoneInvalid,
  urlInvalid: 'Please enter a valid URL',
  linkUrlRequired: 'Please give its address',
  linkTitleRequired: 'Please give it a title',
  certificationNameRequired: 'Please name the certification',
  linkedinInvalid: 'Please enter a valid LinkedIn URL',
  instagramInvalid: 'Please enter a valid Instagram URL',
  youtubeInvalid: 'Invalid YouTube URL',
} as const;

/** Principal architects. Experience in years. */
export const architectLimits = {
  experienceMin: 0,
  experienceMax: 70,
  nameMax: 150,
  bioMin: 50,
  bioMax: 5_000,
} as const;

/** Messages of the architect form and the API. */
export const architectMessages = {
  nameRequired: 'Name is required',
  experienceRequired: 'Experience is required',
  experienceNegative: 'Experience cannot be negative',
  experienceTooLong: `Experience cannot exceed ${architectLimits.experienceMax} years`,
  bioRequired: 'Bio is required',
  bioTooShort: `Bio should be at least ${architectLimits.bioMin} characters`,
  linkedinInvalid: 'Please enter a valid LinkedIn URL',
  urlInvalid: 'Please enter a valid URL',
} as const;

/** Reviews of firms. Project value in whole rupees, texts in characters. */
export const reviewLimits = {
  ratingMin: 1,
  ratingMax: 5,
  titleMax: 200,
  textMin: 20,
  textMax: 5_000,
  projectValueMin: 0,
  projectValueMax: 1_000_000_000_000,
  answerMax: 5_000,
  reportTextMax: 2_000,
  /** The maximum length of a list without pages. */
  newestMax: 500,
  /** Pictures of a client's review. */
  picturesMax: 6,
  /** How long a client can change a review. */
  editableDays: 30,
  /** After both sides have written to each other, the client is asked for a review once. */
  askedAfterDays: 7,
} as const;

/** Messages of the review, answer and report forms and the API. */
export const reviewMessages = {
  titleRequired: 'Please provide the name of the project you are reviewing for',
  textTooShort: `Please provide at least ${reviewLimits.textMin} characters`,
  projectValueNegative: 'Project value cannot be negative',
  answerRequired: 'Please write an answer',
  reportReasonRequired: 'Please choose a reason',
  reportTextRequired: 'Please describe what is wrong',
} as const;

/** Portfolio items. A file has fewer bytes than `fileMax`; texts in characters. */
export const portfolioLimits = {
  titleMax: 200,
  descriptionMin: 10,
  descriptionMax: 5_000,
  fileMax: 10 * 1024 * 1024,
  itemsMax: 500,
  /** Videos waiting to be converted: at most this many per account, and in each queue (of short or of long videos). */
  preparingMax: 5,
  lineMax: 200,
} as const;

/** Messages of the portfolio form and the API. */
export const portfolioMessages = {
  fileRequired: 'Please select a file',
  fileKind: 'Please select an image or video file',
  fileFormat: 'Please choose a JPG, PNG, HEIC, WebP, AVIF or GIF picture, or an MP4 or MOV video.',
  fileEmpty: 'This file is empty.',
  fileTooLarge: `File size must be less than ${portfolioLimits.fileMax / 1024 / 1024}MB`,
  titleRequired: 'Title is required',
  descriptionRequired: 'Description is required',
  descriptionTooShort: `Description must be at least ${portfolioLimits.descriptionMin} characters`,
  categoryRequired: 'Category is required',
} as const;

/** The picture of an account; it has fewer bytes than `fileMax`. */
export const avatarLimits = { fileMax: 5 * 1024 * 1024 } as const;

/** What forms say of files that cannot be sent. */
export const fileMessages = {
  gone: 'This file was changed or is no longer where it was. Please choose it again.',
  notShrinkable:
    'This browser cannot open this picture. Please save it as JPG, or smaller, and choose it again.',
  heicNotShrinkable:
    'This browser cannot open HEIC pictures. On an iPhone, Settings › Camera › Formats › Most Compatible takes JPG. Or save it as JPG and choose it again.',
  folder: 'A folder cannot be added. Please choose the files in it.',
  noFile: 'Nothing that was dropped is a file. Please save it first, then choose it.',
} as const;

/** Pixels of the longer side of a picture that is made smaller before it is sent. */
export const shrunkSideMax = 4_096;

/**
 * Pictures and videos beyond these limits are not opened: pixels, frames of an animation, seconds. A video is also
 * limited by the pixels of all its frames together: five minutes of 4K at 60 frames a second. A JPEG may have more
 * pixels, because it is scaled down while it is decoded: phones make JPEGs of 200 million pixels.
 */
export const mediaLimits = {
  sideMax: 16_384,
  pixelsMax: 64_000_000,
  jpegPixelsMax: 256_000_000,
  framesMax: 300,
  videoSecondsMax: 300,
  videoPixelsMax: 4_096 * 2_160 * 60 * 300,
} as const;

/** Connection requests. Money in whole rupees. */
export const connectionLimits = {
  budgetDefaultMin: 100_000,
  budgetMax: 1_000_000_000_000,
  descriptionMax: 5_000,
  timelineMax: 100,
  itemMax: 200,
  quantityMax: 100,
  deliveryPlaceMax: 200,
  /** When a firm is reminded of a pending request, in hours. */
  remindersAfter: [24, 48],
  /** When a pending request is closed, in days. */
  closedAfter: 14,
} as const;

/** Messages of the connect form and the API. Amounts exact, in whole rupees. */
export const connectionMessages = {
  phoneInvalid: 'Invalid phone number',
  itemRequired: 'Please say what you need',
  quantityRequired: 'Please say how much you need',
  deliveryPlaceRequired: 'Please say where it goes',
  budgetTooSmall: (minimum: number) => `Minimum budget is ${formatRupees(minimum)}`,
  orderTooSmall: (minimum: number) => `Minimum order is ${formatRupees(minimum)}`,
} as const;

/** Paging of listings: `countExactMax` is the largest count that is exact. */
export const pagingLimits = { pageSizeDefault: 12, pageSizeMax: 48, countExactMax: 1_000 } as const;

/** A listing's search text, in characters. A longer text in an address is cut, not refused. */
export const searchLimits = { textMax: 200 } as const;

/** Behaviour of pages. Pixels, shares of the page, milliseconds. */
export const pageLimits = {
  headerShadowPx: 80,
  closingLineShare: 0.8,
  carouselMs: 4_000,
  headerSpecializationsMax: 3,
  cardItemsMax: 6,
  teamOfficeLocations: 1,
} as const;

/** Messages to support; lengths in characters. */
export const supportLimits = { nameMax: 300, subjectMax: 200, messageMax: 10_000 } as const;

/** What operators write; length in characters. */
export const operatorLimits = { reasonMax: 500 } as const;
