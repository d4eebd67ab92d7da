import {
  accountLimits,
  isAtMost,
  profileLimits,
  profileMessages,
  readInstagram,
  readLinkedin,
  readPhone,
  readPictureAddress,
  readTypedAmount,
  readTypedInteger,
  readWebAddress,
  type TypedNumber,
  tooLongMessage,
} from '@aangan/domain';
import { readableBy } from '@aangan/ui/formik';
import { string } from 'yup';
import { amountOf, numberOf } from './number-values.ts';

/** The rules of single fields. Number fields hold what was typed. */

export const optionalWebUrl = () => string().test('web-url', readableBy(readWebAddress));

/** The address of a picture: on the web, or a path of this site's own media. */
export const optionalPictureUrl = () =>
  string().test('picture-url', readableBy(readPictureAddress));

export const optionalLinkedinUrl = () => string().test('linkedin', readableBy(readLinkedin));

export const optionalInstagramUrl = () => string().test('instagram', readableBy(readInstagram));

/** A text with a maximum length. */
export const optionalText = (limit: number) =>
  string().trim().test('max', tooLongMessage(limit), isAtMost(limit));

/**
 * A number as typed; what cannot be read is refused with the reason.
 * @param negative the message for one below zero, where the field has its own
 */
const typedNumber = (read: (typed: string) => TypedNumber, negative?: string) =>
  string()
    .trim()
    .test('readable', (typed = '', { createError }) => {
      const result = read(typed);
      if (result.kind !== 'refused') return true;
      const isNegative = /^\s*[-−–]/.test(typed) && result.reason === 'sign';
      return createError({ message: (isNegative && negative) || result.message });
    });

/** An optional amount in rupees. */
export const optionalAmount = (negative?: string) =>
  typedNumber(readTypedAmount, negative).test(
    'max',
    profileMessages.amountTooLarge,
    (typed) => (amountOf(typed ?? '') ?? 0) <= profileLimits.moneyMax,
  );

/** A required whole number with a minimum. */
const wholeNumber = (required: string, min: number, tooSmall: string) =>
  typedNumber(readTypedInteger, tooSmall)
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
  optionalAmount(tooSmall)
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
  optionalText(profileLimits.addressMax).required(profileMessages.headOfficeRequired);

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
  optionalText(accountLimits.nameMax).required(profileMessages.contactNameRequired);

export const contactPhone = () =>
  optionalText(accountLimits.phoneMax)
    .required(profileMessages.contactPhoneRequired)
    .test('phone', readableBy(readPhone));
