import { accountMessages, type SignUpType } from '@aangan/domain';
import { boolean, object } from 'yup';
import {
  confirmPasswordRule,
  emailRule,
  nameRule,
  newPasswordRule,
  phoneRule,
} from '../../../form/account-rules.ts';

/** What only one type of account has to say. */
const names = {
  designer: { firm_name: nameRule().required(accountMessages.firmNameRequired) },
  vendor: { firm_name: nameRule().required(accountMessages.companyNameRequired) },
  client: {
    first_name: nameRule().required(accountMessages.firstNameRequired),
    last_name: nameRule().required(accountMessages.lastNameRequired),
  },
};

/** What the sign-up form asks of each type (product-1, section 5, Register). */
export function signUpSchema(type: SignUpType) {
  return object({
    ...names[type],
    email: emailRule(),
    phone: phoneRule(),
    password: newPasswordRule(),
    confirm_password: confirmPasswordRule(),
    terms: boolean().oneOf([true], accountMessages.termsRequired),
  });
}
