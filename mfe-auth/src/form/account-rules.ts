import {
  accountLimits,
  accountMessages,
  accountPhonePattern,
  emailPattern,
  tooLongMessage,
} from '@aangan/domain';
import { ref, string } from 'yup';

/** A name, trimmed; the form says whether it must be there. */
export const nameRule = () =>
  string().trim().max(accountLimits.nameMax, tooLongMessage(accountLimits.nameMax));

/** An email (product-1, section 5). */
export const emailRule = () =>
  string()
    .trim()
    .required(accountMessages.emailRequired)
    .matches(emailPattern, accountMessages.emailInvalid)
    .max(accountLimits.emailMax, tooLongMessage(accountLimits.emailMax));

/** A phone that may be left out (product-1, section 5, Register). */
export const phoneRule = () =>
  string()
    .trim()
    .matches(accountPhonePattern, {
      message: accountMessages.phoneInvalid,
      excludeEmptyString: true,
    })
    .max(accountLimits.phoneMax, tooLongMessage(accountLimits.phoneMax));

/** A new password: its length is the one rule (product-1, section 5, Register). */
export const newPasswordRule = () =>
  string()
    .required(accountMessages.passwordRequired)
    .min(accountLimits.passwordMin, accountMessages.passwordTooShort)
    .max(accountLimits.passwordMax, tooLongMessage(accountLimits.passwordMax));

/** The same password again, as the field `password` has it. */
export const confirmPasswordRule = () =>
  string()
    .required(accountMessages.passwordsDiffer)
    .oneOf([ref('password')], accountMessages.passwordsDiffer);

/** The password one has. */
export const ownPasswordRule = () => string().required(accountMessages.passwordRequired);
