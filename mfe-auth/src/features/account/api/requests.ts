import { send } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';

/** What can be changed of one's own details. */
export interface AccountDetails {
  first_name: string;
  last_name?: string;
  phone: string | null;
  bio: string | null;
}

export const updateAccount = (body: AccountDetails) =>
  send(endpoint('patch', '/auth/me/', { body }));

export const changeEmail = (body: { email: string; password: string }) =>
  send(endpoint('post', '/auth/me/email/', { body }));

export const resendVerification = () => send(endpoint('post', '/auth/email/resend/'));

export const changePassword = (body: { current_password: string; password: string }) =>
  send(endpoint('post', '/auth/me/password/', { body }));

/** The picture travels as a file, which the OpenAPI types do not describe. */
export function setAvatar(file: File) {
  const data = new FormData();
  data.set('avatar', file);
  return send({ ...endpoint('put', '/auth/me/avatar/'), data });
}

export const removeAvatar = () => send(endpoint('delete', '/auth/me/avatar/'));

export const exportAccount = () => send(endpoint('get', '/auth/me/export/'));

export const deleteAccount = (password: string) =>
  send(endpoint('delete', '/auth/me/', { body: { password } }));
