import { accountLimits, accountMessages, tooLongMessage } from '@aangan/domain';
import { boolean, object } from 'yup';
import {
  confirmPasswordRule,
  emailRule,
  nameRule,
  ownPasswordRule,
} from '../../../form/account-rules.ts';

/** The panel's own message, shorter than that of the sign-up page. */
const passwordTooShort = `Password must be at least ${accountLimits.passwordMin} characters`;

/** The rules of signing in. */
export const panelSignInSchema = object({ email: emailRule(), password: ownPasswordRule() });

/** The rules of creating an account. */
export const panelSignUpSchema = object({
  first_name: nameRule().required(accountMessages.firstNameRequired),
  last_name: nameRule().required(accountMessages.lastNameRequired),
  email: emailRule(),
  password: ownPasswordRule()
    .min(accountLimits.passwordMin, passwordTooShort)
    .max(accountLimits.passwordMax, tooLongMessage(accountLimits.passwordMax)),
  confirm_password: confirmPasswordRule(),
  terms: boolean().oneOf([true], accountMessages.termsRequired),
});
