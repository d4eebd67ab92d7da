import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ask, tally } from './requests.ts';
import type { ManySite } from './site.ts';
import type { Report } from './table.ts';

/** A visitor's address reaches the API through nginx, edge and balancer, and nothing that visitors send changes it. */
export async function tryAddresses({ origin }: ManySite, report: Report): Promise<void> {
  const email = `nobody-${randomBytes(4).toString('hex')}@example.com`;
  const signIn = (from: string, headers: Record<string, string> = {}) =>
    ask(`${origin}/api/auth/login/`, { body: { email, password: 'wrong' }, from, headers });
  const forged = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const claim = `192.0.2.${turn}`;
    forged.push(
      await signIn('127.0.0.2', {
        'x-forwarded-for': claim,
        forwarded: `for=${claim}`,
        'x-real-ip': claim,
        'x-aangan-visitor': `${claim} forged`,
      }),
    );
  }
  const isOne = tally(forged) === '401×10 429×2';
  report('a visitor who claims other addresses is one visitor', isOne, tally(forged));
  const other = await signIn('127.0.0.3');
  report('another visitor is another one', other.status === 401, String(other.status));
}

/** The same at the console: nobody's wrong passwords lock the owner out, whose sign-in is kept with the own network. */
export async function tryConsole(site: ManySite, report: Report): Promise<void> {
  const { consoleOrigin: origin, databaseUrl } = site;
  const email = 'integrator@aangan.test';
  const signIn = (from: string, password: string) =>
    ask(`${origin}/session/begin`, {
      from,
      body: { email, password },
      headers: { origin, 'x-csrf-token': 'none', host: new URL(origin).host },
    });
  const [owner, stranger] = ['127.0.21.9', '127.0.22.9'];
  const before = await signIn(owner, 'courtyard-demo');
  const wrong = [];
  for (let turn = 0; turn < 11; turn += 1) wrong.push(await signIn(stranger, `wrong ${turn}`));
  const after = await signIn(owner, 'courtyard-demo');
  report(
    'a stranger locks no integrator out of the console',
    before.status === 200 && tally(wrong) === '401×10 429×1' && after.status === 200,
    `owner ${before.status}, stranger ${tally(wrong)}, owner ${after.status}`,
  );
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ network: string }>(
    `select distinct network from marketplace.audit_event e join marketplace.account a on a.id = e.account_id
     where a.email = $1 order by network`,
    [email],
  );
  await database.end();
  const networks = rows.map(({ network }) => network).join(' ');
  report('the audit trail tells both networks', /21\.0\/24 .*22\.0\/24/.test(networks), networks);
}
