import { accountMessages, type SignUpType } from '@aangan/domain';
import { boolean, object } from 'yup';
import {
  confirmPasswordRule,
  emailRule,
  nameRule,
  newPasswordRule,
  personNameRules,
  phoneRule,
} from '../../../form/account-rules.ts';

/** The rules of the fields that only some account types have. */
const names = {
  designer: { firm_name: nameRule().required(accountMessages.firmNameRequired) },
  vendor: { firm_name: nameRule().required(accountMessages.companyNameRequired) },
  client: personNameRules(),
};

/** The rules of the sign-up form, by account type. */
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
