import {
  accountLimits,
  accountMessages,
  isAtLeast,
  isAtMost,
  readEmail,
  tooLongMessage,
} from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import { boolean, object } from 'yup';
import {
  confirmPasswordRule,
  emailRule,
  ownPasswordRule,
  personNameRules,
} from '../../../form/account-rules.ts';

/** The panel's own rule of an email, which has a message of its own for what is no address at all. */
function panelEmailRule(i18n: I18n) {
  const invalid = msg({ id: 'auth.panel-email-invalid', message: 'Invalid email address' });
  return emailRule((typed) => {
    const reading = readEmail(typed);
    const isInvalid = 'refusal' in reading && reading.refusal === accountMessages.emailInvalid;
    return isInvalid ? { refusal: i18n._(invalid) } : reading;
  });
}

/** The rules of signing in. */
export function panelSignInSchema(i18n: I18n) {
  return object({ email: panelEmailRule(i18n), password: ownPasswordRule() });
}

/** The rules of creating an account. The message of a password's length is shorter than on the sign-up page. */
export function panelSignUpSchema(i18n: I18n) {
  const min = accountLimits.passwordMin;
  const tooShort = msg({
    id: 'auth.panel-password-too-short',
    message: `Password must be at least ${min} characters`,
  });
  return object({
    ...personNameRules(),
    email: panelEmailRule(i18n),
    password: ownPasswordRule()
      .test('min', i18n._(tooShort), isAtLeast(min))
      .test('max', tooLongMessage(accountLimits.passwordMax), isAtMost(accountLimits.passwordMax)),
    confirm_password: confirmPasswordRule(),
    terms: boolean().oneOf([true], accountMessages.termsRequired),
  });
}
