import { boolean, object } from 'yup';
import { emailRule, ownPasswordRule } from '../../form/account-rules.ts';

/** The rules of the sign-in form. */
export const signInSchema = object({
  email: emailRule(),
  password: ownPasswordRule(),
  remember: boolean().required(),
});
