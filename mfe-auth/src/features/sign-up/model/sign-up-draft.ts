import { tabDraft } from '@aangan/firms';
import { prefilled, type SignUpValues } from './sign-up-values.ts';

/** What is kept of the form: everything but the passwords and the consent, which a person gives each time. */
type Kept = Omit<SignUpValues, 'password' | 'confirm_password' | 'terms'>;

const keptOf = ({
  password: _password,
  confirm_password: _again,
  terms: _terms,
  ...kept
}: SignUpValues): Kept => kept;

const draft = tabDraft<Kept>('register', keptOf(prefilled(null)));

/** What was typed into the sign-up form of this tab, without the passwords. */
export const signUpDraft = {
  read: draft.read,
  write: (values: SignUpValues) => draft.write(keptOf(values)),
  clear: draft.clear,
};
