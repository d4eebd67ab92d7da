import { accountLimits, accountMessages, emailPattern, tooLongMessage } from '@aangan/domain';
import { boolean, object, string } from 'yup';
import { confirmPasswordRule, nameRule, ownPasswordRule } from '../../../form/account-rules.ts';

/** The panel's own words (product-2, section 5, Auth modal); the page's forms say it a little otherwise. */
const emailInvalid = 'Invalid email address';
const passwordTooShort = `Password must be at least ${accountLimits.passwordMin} characters`;

const email = string()
  .trim()
  .required(accountMessages.emailRequired)
  .matches(emailPattern, emailInvalid)
  .max(accountLimits.emailMax, tooLongMessage(accountLimits.emailMax));

/** What signing in asks for. */
export const panelSignInSchema = object({ email, password: ownPasswordRule() });

/** What creating an account asks for. */
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
