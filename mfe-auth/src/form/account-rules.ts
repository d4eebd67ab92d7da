import {
  accountLimits,
  accountMessages,
  accountPhonePattern,
  emailPattern,
  formatCount,
} from '@aangan/domain';
import { string } from 'yup';

/** A rule for the maximum length, with the API's message. */
export const tooLong = (limit: number) => `Please use at most ${formatCount(limit)} characters`;

/** The rule of a name; the form adds whether it is required. */
export const nameRule = () =>
  string().trim().max(accountLimits.nameMax, tooLong(accountLimits.nameMax));

/** The rule of an email. */
export const emailRule = () =>
  string()
    .trim()
    .required(accountMessages.emailRequired)
    .matches(emailPattern, accountMessages.emailInvalid)
    .max(accountLimits.emailMax, tooLong(accountLimits.emailMax));

/** The rule of an optional phone number. */
export const phoneRule = () =>
  string()
    .trim()
    .matches(accountPhonePattern, {
      message: accountMessages.phoneInvalid,
      excludeEmptyString: true,
    })
    .max(accountLimits.phoneMax, tooLong(accountLimits.phoneMax));

/** The rule of a new password: only its length counts. */
export const newPasswordRule = () =>
  string()
    .required(accountMessages.passwordRequired)
    .min(accountLimits.passwordMin, accountMessages.passwordTooShort)
    .max(accountLimits.passwordMax, tooLong(accountLimits.passwordMax));

/** The rule of the repeated password: equal to the field `password`. While both are empty, only that field has an error. */
export const confirmPasswordRule = () =>
  string().test(
    'same',
    accountMessages.passwordsDiffer,
    (again, { parent }) => (again ?? '') === (parent.password ?? ''),
  );

/** The rule of the current password. */
export const ownPasswordRule = () => string().required(accountMessages.passwordRequired);
