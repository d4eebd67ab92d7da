import { accountLimits, accountMessages, accountPhonePattern, emailPattern } from '@aangan/domain';
import { string } from 'yup';

const count = new Intl.NumberFormat('en-IN');

/** What a form says of a text that is too long, before the API has to. */
export const tooLong = (limit: number) => `Please use at most ${count.format(limit)} characters`;

/** A name, trimmed; the form says whether it must be there. */
export const nameRule = () =>
  string().trim().max(accountLimits.nameMax, tooLong(accountLimits.nameMax));

/** An email (product-1, section 5). */
export const emailRule = () =>
  string()
    .trim()
    .required(accountMessages.emailRequired)
    .matches(emailPattern, accountMessages.emailInvalid)
    .max(accountLimits.emailMax, tooLong(accountLimits.emailMax));

/** A phone that may be left out (product-1, section 5, Register). */
export const phoneRule = () =>
  string()
    .trim()
    .matches(accountPhonePattern, {
      message: accountMessages.phoneInvalid,
      excludeEmptyString: true,
    })
    .max(accountLimits.phoneMax, tooLong(accountLimits.phoneMax));

/** A new password: its length is the one rule (product-1, section 5, Register). */
export const newPasswordRule = () =>
  string()
    .required(accountMessages.passwordRequired)
    .min(accountLimits.passwordMin, accountMessages.passwordTooShort)
    .max(accountLimits.passwordMax, tooLong(accountLimits.passwordMax));

/** The same password again, as the field `password` has it. While both are empty, that field says so. */
export const confirmPasswordRule = () =>
  string().test(
    'same',
    accountMessages.passwordsDiffer,
    (again, { parent }) => (again ?? '') === (parent.password ?? ''),
  );

/** The password one has. */
export const ownPasswordRule = () => string().required(accountMessages.passwordRequired);
