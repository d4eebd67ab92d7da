import { createHmac } from 'node:crypto';
import type { Role as AccountRole } from '@aangan/domain';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { provedHeaders } from '../testing/proved-headers.ts';
import { signUp, signUpPassword } from '../testing/sign-up.ts';
import type { TestApi } from '../testing/start-test-api.ts';
import type { Role } from './roles.ts';

export interface Person {
  /** Of the account; 0 for a guest. */
  id: number;
  email: string;
  headers: Record<string, string>;
}

export interface People extends Record<Role, Person> {
  designerProfileId: number;
  vendorProfileId: number;
}

/** Accounts of every role, each signed in, the firms with profiles. */
export async function makePeople(api: TestApi): Promise<People> {
  // With a proof that counts for accounts with a second factor too.
  const account = async (role: AccountRole): Promise<Person & { refresh: string }> => {
    const person = await signUp(api, role);
    return { ...person, headers: provedHeaders(api, person.headers, { by: 'passkey' }) };
  };
  const flagged = async (flag: 'is_staff' | 'is_integrator') => {
    const person = await account('client');
    await api.db
      .updateTable('account')
      .set({ [flag]: true })
      .where('id', '=', person.id)
      .execute();
    return person;
  };
  const designer = await account('designer');
  const vendor = await account('vendor');
  const client = await account('client');
  const operator = await flagged('is_staff');
  const firms = { otherDesigner: await account('designer'), architect: await account('architect') };
  for (const { id } of Object.values(firms)) await giveDesignerProfile(api, id);
  const otherVendor = await account('vendor');
  await giveVendorProfile(api, otherVendor.id);
  return {
    guest: { id: 0, email: 'guest@example.com', headers: {} },
    client,
    otherClient: await account('client'),
    designer,
    ...firms,
    vendor,
    otherVendor,
    operator,
    integrator: await flagged('is_integrator'),
    suspended: await suspended(api, operator, await account('client')),
    deleted: await deleted(api, await account('client')),
    expiredToken: { ...client, headers: expired(client.headers) },
    refreshToken: { ...client, headers: { authorization: `Bearer ${client.refresh}` } },
    designerProfileId: await giveDesignerProfile(api, designer.id),
    vendorProfileId: await giveVendorProfile(api, vendor.id),
  };
}

async function giveDesignerProfile(api: TestApi, accountId: number): Promise<number> {
  const { id } = await makeDesigner(api.db);
  await api.db
    .updateTable('designer_profile')
    .set({ account_id: accountId })
    .where('id', '=', id)
    .execute();
  return id;
}

async function giveVendorProfile(api: TestApi, accountId: number): Promise<number> {
  const { id } = await makeVendor(api.db);
  await api.db
    .updateTable('vendor_profile')
    .set({ account_id: accountId })
    .where('id', '=', id)
    .execute();
  return id;
}

async function suspended(api: TestApi, operator: Person, person: Person): Promise<Person> {
  const url = `/api/operator/accounts/${person.id}/suspend/`;
  await api.post(url, { reason: 'A test.' }, { headers: operator.headers });
  return person;
}

async function deleted(api: TestApi, person: Person): Promise<Person> {
  const payload = { password: signUpPassword };
  await api.call('DELETE', '/api/auth/me/', { payload, headers: person.headers });
  return person;
}

/** The same access token, signed with the right secret, of an hour ago. */
function expired({ authorization = '' }: Record<string, string>): Record<string, string> {
  const [head = '', claims = ''] = authorization.replace('Bearer ', '').split('.');
  const now = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const past = { ...now, iat: now.iat - 3_600, exp: now.exp - 3_600 };
  const signed = `${head}.${Buffer.from(JSON.stringify(past)).toString('base64url')}`;
  const mac = createHmac('sha256', 'a secret of the tests').update(signed).digest('base64url');
  return { authorization: `Bearer ${signed}.${mac}` };
}
