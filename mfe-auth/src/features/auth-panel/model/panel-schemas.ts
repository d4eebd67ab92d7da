import {
  accountLimits,
  accountMessages,
  isAtLeast,
  isAtMost,
  readEmail,
  tooLongMessage,
} from '@aangan/domain';
import { boolean, object } from 'yup';
import {
  confirmPasswordRule,
  emailRule,
  ownPasswordRule,
  personNameRules,
} from '../../../form/account-rules.ts';

/** The panel's own message, shorter than that of the sign-up page. */
const passwordTooShort = `Password must be at least ${accountLimits.passwordMin} characters`;

/** The panel's own message of what is no address at all. */
const readPanelEmail: typeof readEmail = (typed) => {
  const reading = readEmail(typed);
  const isInvalid = 'refusal' in reading && reading.refusal === accountMessages.emailInvalid;
  return isInvalid ? { refusal: 'Invalid email address' } : reading;
};

/** The rules of signing in. */
export const panelSignInSchema = object({
  email: emailRule(readPanelEmail),
  password: ownPasswordRule(),
});

/** The rules of creating an account. */
export const panelSignUpSchema = object({
  ...personNameRules(),
  email: emailRule(readPanelEmail),
  password: ownPasswordRule()
    .test('min', passwordTooShort, isAtLeast(accountLimits.passwordMin))
    .test('max', tooLongMessage(accountLimits.passwordMax), isAtMost(accountLimits.passwordMax)),
  confirm_password: confirmPasswordRule(),
  terms: boolean().oneOf([true], accountMessages.termsRequired),
});
