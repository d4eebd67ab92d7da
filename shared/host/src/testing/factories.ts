import type { User } from '../user.ts';

/** A client's account, with some fields overridden. */
export function aUser(parts: Partial<User> = {}): User {
  return {
    id: 1,
    email: 'asha@example.in',
    username: 'asha',
    first_name: 'Asha',
    last_name: 'Rao',
    phone: '+91 98200 12345',
    bio: '',
    avatar: null,
    is_designer: false,
    is_architect: false,
    is_vendor: false,
    is_staff: false,
    is_integrator: false,
    email_verified: true,
    ...parts,
  };
}
