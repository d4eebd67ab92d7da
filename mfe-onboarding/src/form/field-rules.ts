import {
  accountLimits,
  contactPhonePattern,
  isLinkedinUrl,
  isWebUrl,
  profileLimits,
  profileMessages,
  tooLongMessage,
} from '@aangan/domain';
import { string } from 'yup';

/** The rules of single fields. Number fields hold digits as text. */

export const optionalWebUrl = () =>
  string()
    .trim()
    .test('web-url', profileMessages.urlInvalid, (url) => !url || isWebUrl(url));

export const optionalLinkedinUrl = () =>
  string()
    .trim()
    .test('linkedin', profileMessages.linkedinInvalid, (url) => !url || isLinkedinUrl(url));

/** A required whole number with a minimum. */
export const wholeNumber = (required: string, min: number, tooSmall: string) =>
  string()
    .required(required)
    .test('min', tooSmall, (digits) => !digits || Number(digits) >= min);

/** @param currentYear later years are refused */
export const establishmentYear = (currentYear: number) =>
  wholeNumber(
    profileMessages.establishmentYearRequired,
    profileLimits.establishmentYearMin,
    profileMessages.establishmentYearTooEarly,
  ).test(
    'future',
    profileMessages.establishmentYearInFuture,
    (digits) => !digits || Number(digits) <= currentYear,
  );

export const headOfficeAddress = () =>
  string()
    .trim()
    .required(profileMessages.headOfficeRequired)
    .max(profileLimits.addressMax, tooLongMessage(profileLimits.addressMax));

export const teamStrength = () =>
  wholeNumber(
    profileMessages.teamStrengthRequired,
    profileLimits.teamStrengthMin,
    profileMessages.teamStrengthTooSmall,
  );

export const projectsCompleted = () =>
  wholeNumber(
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
    .matches(contactPhonePattern, {
      message: profileMessages.phoneInvalid,
      excludeEmptyString: true,
    })
    .max(accountLimits.phoneMax, tooLongMessage(accountLimits.phoneMax));
