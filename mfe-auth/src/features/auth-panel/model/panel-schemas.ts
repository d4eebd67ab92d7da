import { accountLimits, accountMessages, emailPattern, tooLongMessage } from '@aangan/domain';
import { object, ref, string } from 'yup';

/** The panel's own words (product-2, section 5, Auth modal); the page's forms say it a little otherwise. */
export const panelMessages = {
  emailInvalid: 'Invalid email address',
  passwordTooShort: `Password must be at least ${accountLimits.passwordMin} characters`,
} as const;

const name = (max: number) => string().trim().max(max, tooLongMessage(max));

const email = name(accountLimits.emailMax)
  .required(accountMessages.emailRequired)
  .matches(emailPattern, panelMessages.emailInvalid);

/** What signing in asks for. */
export const panelSignInSchema = object({
  email,
  password: string().required(accountMessages.passwordRequired),
});

/** What creating an account asks for. */
export const panelSignUpSchema = object({
  first_name: name(accountLimits.nameMax).required(accountMessages.firstNameRequired),
  last_name: name(accountLimits.nameMax).required(accountMessages.lastNameRequired),
  username: name(accountLimits.usernameMax).required(accountMessages.usernameRequired),
  email,
  password: string()
    .required(accountMessages.passwordRequired)
    .min(accountLimits.passwordMin, panelMessages.passwordTooShort)
    .max(accountLimits.passwordMax, tooLongMessage(accountLimits.passwordMax)),
  confirm_password: string()
    .required(accountMessages.passwordsDiffer)
    .oneOf([ref('password')], accountMessages.passwordsDiffer),
});
