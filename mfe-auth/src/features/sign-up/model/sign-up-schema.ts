import {
  accountLimits,
  accountMessages,
  accountPhonePattern,
  emailPattern,
  type SignUpType,
  tooLongMessage,
} from '@aangan/domain';
import { boolean, object, ref, string } from 'yup';

const name = () =>
  string().trim().max(accountLimits.nameMax, tooLongMessage(accountLimits.nameMax));

/** What only one type of account has to say. */
const names = {
  designer: { firm_name: name().required(accountMessages.firmNameRequired) },
  vendor: { firm_name: name().required(accountMessages.companyNameRequired) },
  client: {
    first_name: name().required(accountMessages.firstNameRequired),
    last_name: name().required(accountMessages.lastNameRequired),
  },
};

/** What the sign-up form asks of each type (product-1, section 5, Register). */
export function signUpSchema(type: SignUpType) {
  return object({
    ...names[type],
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
