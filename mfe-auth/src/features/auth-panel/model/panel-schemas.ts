import { accountLimits, accountMessages, emailPattern, tooLongMessage } from '@aangan/domain';
import { boolean, object, string } from 'yup';
import { confirmPasswordRule, nameRule, ownPasswordRule } from '../../../form/account-rules.ts';

/** The panel's own message; that of the sign-up page is longer. */
const passwordTooShort = `Password must be at least ${accountLimits.passwordMin} characters`;

const email = string()
  .trim()
  .required(accountMessages.emailRequired)
  .matches(emailPattern, accountMessages.emailInvalid)
  .max(accountLimits.emailMax, tooLongMessage(accountLimits.emailMax));

/** The rules of signing in. */
export const panelSignInSchema = object({ email, password: ownPasswordRule() });

/** The rules of creating an account. */
export const panelSignUpSchema = object({
  first_name: nameRule().required(accountMessages.firstNameRequired),
  last_name: nameRule().required(accountMessages.lastNameRequired),
  username: nameRule().required(accountMessages.usernameRequired),
  email,
  password: ownPasswordRule()
    .min(accountLimits.passwordMin, passwordTooShort)
    .max(accountLimits.passwordMax, tooLongMessage(accountLimits.passwordMax)),
  confirm_password: confirmPasswordRule(),
  terms: boolean().oneOf([true], accountMessages.termsRequired),
});
