import { boolean, object } from 'yup';
import { emailRule, ownPasswordRule } from '../../form/account-rules.ts';

/** What the sign-in form asks for (product-1, section 5, Login). */
export const signInSchema = object({
  email: emailRule(),
  password: ownPasswordRule(),
  remember: boolean().required(),
});
