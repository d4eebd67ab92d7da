import {
  accountLimits,
  isContactPhone,
  isLinkedinUrl,
  isPictureUrl,
  isWebUrl,
  profileLimits,
  profileMessages,
  readTypedAmount,
  readTypedInteger,
  type TypedNumber,
  tooLongMessage,
} from '@aangan/domain';
import { string } from 'yup';
import { amountOf, numberOf } from './number-values.ts';

/** The rules of single fields. Number fields hold what was typed. */

export const optionalWebUrl = () =>
  string()
    .trim()
    .test('web-url', profileMessages.urlInvalid, (url) => !url || isWebUrl(url));

/** The address of a picture: on the web, or a path of this site's own media. */
export const optionalPictureUrl = () =>
  string()
    .trim()
    .test('picture-url', profileMessages.urlInvalid, (url) => !url || isPictureUrl(url));

export const optionalLinkedinUrl = () =>
  string()
    .trim()
    .test('linkedin', profileMessages.linkedinInvalid, (url) => !url || isLinkedinUrl(url));

/** A number as typed; what cannot be read is refused with the reason. */
const typedNumber = (read: (typed: string) => TypedNumber) =>
  string()
    .trim()
    .test('readable', (typed = '', { createError }) => {
      const result = read(typed);
      return result.kind !== 'refused' || createError({ message: result.message });
    });

/** An optional amount in rupees. */
export const optionalAmount = () =>
  typedNumber(readTypedAmount).test(
    'max',
    profileMessages.amountTooLarge,
    (typed) => (amountOf(typed ?? '') ?? 0) <= profileLimits.moneyMax,
  );

/** A required whole number with a minimum. */
const wholeNumber = (required: string, min: number, tooSmall: string) =>
  typedNumber(readTypedInteger)
    .required(required)
    .test('min', tooSmall, (typed) => (numberOf(typed ?? '') ?? min) >= min);

/** A required number of people, projects or square feet, with a minimum. */
export const count = (required: string, min: number, tooSmall: string) =>
  wholeNumber(required, min, tooSmall).test(
    'max',
    profileMessages.countTooLarge,
    (typed) => (numberOf(typed ?? '') ?? 0) <= profileLimits.countMax,
  );

/** A required amount in rupees with a minimum. */
export const amount = (required: string, min: number, tooSmall: string) =>
  optionalAmount()
    .required(required)
    .test('min', tooSmall, (typed) => (amountOf(typed ?? '') ?? min) >= min);

/** @param currentYear later years are refused */
export const establishmentYear = (currentYear: number) =>
  wholeNumber(
    profileMessages.establishmentYearRequired,
    profileLimits.establishmentYearMin,
    profileMessages.establishmentYearTooEarly,
  ).test(
    'future',
    profileMessages.establishmentYearInFuture,
    (typed) => (numberOf(typed ?? '') ?? currentYear) <= currentYear,
  );

export const headOfficeAddress = () =>
  string()
    .trim()
    .required(profileMessages.headOfficeRequired)
    .max(profileLimits.addressMax, tooLongMessage(profileLimits.addressMax));

export const teamStrength = () =>
  count(
    profileMessages.teamStrengthRequired,
    profileLimits.teamStrengthMin,
    profileMessages.teamStrengthTooSmall,
  );

export const projectsCompleted = () =>
  count(
    profileMessages.projectsCompletedRequired,
    profileLimits.projectsCompletedMin,
    profileMessages.negative,
  );

export const contactName = () =>
  string()
    .trim()
    .required(profileMessages.contactNameRequired)
    .max(accountLimits.nameMax, tooLongMessage(accountLimits.nameMax));

export const contactPhone = () =>
  string()
    .trim()
    .required(profileMessages.contactPhoneRequired)
    .test('phone', profileMessages.phoneInvalid, (phone) => !phone || isContactPhone(phone))
    .max(accountLimits.phoneMax, tooLongMessage(accountLimits.phoneMax));
