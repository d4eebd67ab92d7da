import {
  accountLimits,
  accountMessages,
  formatCount,
  isAtLeast,
  isAtMost,
  readEmail,
  readPhone,
} from '@aangan/domain';
import { readableBy } from '@aangan/ui/formik';
import { boolean, string } from 'yup';

/** A rule for the maximum length, with the API's message. */
const tooLong = (limit: number) => `Please use at most ${formatCount(limit)} characters`;

/** The rule of a text with a maximum length. */
export const textRule = (limit: number) =>
  string().trim().test('max', tooLong(limit), isAtMost(limit));

/** The rule of a name; the form adds whether it is required. */
export const nameRule = () => textRule(accountLimits.nameMax);

/** The rules of a person's name; see `PersonNameFields`. */
export const personNameRules = () => ({
  first_name: nameRule().required(accountMessages.firstNameRequired),
  last_name: nameRule().when('has_one_name', ([hasOneName], rule) =>
    hasOneName ? string() : rule.required(accountMessages.lastNameRequired),
  ),
  has_one_name: boolean(),
});

/** The rule of an email. @param read with a form's own message */
export const emailRule = (read = readEmail) =>
  textRule(accountLimits.emailMax)
    .required(accountMessages.emailRequired)
    .test('readable', readableBy(read));

/** The rule of an optional phone number. */
export const phoneRule = () =>
  textRule(accountLimits.phoneMax).test('readable', readableBy(readPhone));

/** The rule of a new password: only its length counts. */
export const newPasswordRule = () =>
  string()
    .required(accountMessages.passwordRequired)
    .test('min', accountMessages.passwordTooShort, isAtLeast(accountLimits.passwordMin))
    .test('max', tooLong(accountLimits.passwordMax), isAtMost(accountLimits.passwordMax));

/** The rule of the repeated password: equal to the field `password`. */
export const confirmPasswordRule = () =>
  string()
    .test(
      'same',
      accountMessages.passwordsDiffer,
      (again, { parent }) =>
        (again ?? '').normalize() === String(parent.password ?? '').normalize(),
    )
    .test('given', accountMessages.confirmationRequired, (again, { parent }) =>
      Boolean(again || parent.password),
    );

/** The rule of the current password. */
export const ownPasswordRule = () => string().required(accountMessages.passwordRequired);
