import { accountMessages, emailPattern } from '@aangan/domain';
import { boolean, object, string } from 'yup';

/** What the sign-in form asks for (product-1, section 5, Login). */
export const signInSchema = object({
  email: string()
    .trim()
    .required(accountMessages.emailRequired)
    .matches(emailPattern, accountMessages.emailInvalid),
  password: string().required(accountMessages.passwordRequired),
  remember: boolean().required(),
});
