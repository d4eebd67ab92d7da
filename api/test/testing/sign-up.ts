import type { Role } from '@aangan/domain';
import type { TestApi } from './start-test-api.ts';

let signedUp = 0;

/** Registers somebody of this role; their id and the headers of their requests. */
export async function signUp(api: TestApi, role: Role, name = 'Firm') {
  signedUp += 1;
  const answer = await api.post('/api/auth/register/', {
    email: `${role}${signedUp}@sign-up.example`,
    password: 'a good password',
    first_name: name,
    last_name: role === 'client' ? 'Person' : '',
    is_designer: role === 'designer',
    is_architect: role === 'architect',
    is_vendor: role === 'vendor',
  });
  const { user, access } = answer.json();
  return { id: Number(user.id), headers: { authorization: `Bearer ${access}` } };
}
