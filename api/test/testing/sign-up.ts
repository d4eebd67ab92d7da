import type { Role } from '@aangan/domain';
import type { TestApi } from './start-test-api.ts';

let signedUp = 0;

export const signUpPassword = 'a good password';

function newEmail(role: Role): string {
  signedUp += 1;
  return `${role}${signedUp}@sign-up.example`;
}

/** Registers an account of this role: its data, its tokens and the headers of its requests. */
export async function signUp(api: TestApi, role: Role, name = 'Firm', email = newEmail(role)) {
  const answer = await api.post('/api/auth/register/', {
    email,
    password: signUpPassword,
    first_name: name,
    last_name: role === 'client' ? 'Person' : '',
    is_designer: role === 'designer',
    is_architect: role === 'architect',
    is_vendor: role === 'vendor',
  });
  const { user, access, refresh } = answer.json();
  const headers = { authorization: `Bearer ${access}` };
  return { id: Number(user.id), email, refresh: String(refresh), headers };
}
