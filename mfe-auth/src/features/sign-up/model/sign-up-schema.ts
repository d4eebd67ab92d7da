import {
  accountLimits,
  accountMessages,
  accountPhonePattern,
  emailPattern,
  type SignUpType,
  tooLongMessage,
} from '@aangan/domain';
import { boolean, object, ref, string } from 'yup';

const firstNameMessage: Record<SignUpType, string> = {
  designer: accountMessages.firmNameRequired,
  vendor: accountMessages.companyNameRequired,
  client: accountMessages.firstNameRequired,
};

const name = () =>
  string().trim().max(accountLimits.nameMax, tooLongMessage(accountLimits.nameMax));

/** What the sign-up form asks of each type (product-1, section 5, Register). A firm's name is its first name. */
export function signUpSchema(type: SignUpType) {
  return object({
    first_name: name().required(firstNameMessage[type]),
    last_name: type === 'client' ? name().required(accountMessages.lastNameRequired) : name(),
    email: string()
      .trim()
      .required(accountMessages.emailRequired)
      .matches(emailPattern, accountMessages.emailInvalid)
      .max(accountLimits.emailMax, tooLongMessage(accountLimits.emailMax)),
    phone: string()
      .trim()
      .matches(accountPhonePattern, {
        message: accountMessages.phoneInvalid,
        excludeEmptyString: true,
      })
      .max(accountLimits.phoneMax, tooLongMessage(accountLimits.phoneMax)),
    password: string()
      .required(accountMessages.passwordRequired)
      .min(accountLimits.passwordMin, accountMessages.passwordTooShort)
      .max(accountLimits.passwordMax, tooLongMessage(accountLimits.passwordMax)),
    confirm_password: string()
      .required(accountMessages.passwordsDiffer)
      .oneOf([ref('password')], accountMessages.passwordsDiffer),
    terms: boolean().oneOf([true], accountMessages.termsRequired),
  });
}
