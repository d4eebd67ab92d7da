import { paths } from '@aangan/domain';
import { stagingAt } from '../../../fixtures/ports-after.ts';
import { expect, test } from '../../../fixtures/test.ts';

interface Reports {
  errors: {
    kind: string;
    name: string;
    route: string;
    message: string;
    composition: string;
    failures: number;
  }[];
}

test('a page reports what fails in it, with its composition and no address; forged reports are refused', async ({
  page,
  request,
  baseURL,
}) => {
  // The staging channel: other journeys make files of production fail meanwhile.
  const staging = stagingAt(baseURL);
  const address = new URL(`${paths.vendors()}?search=asha-of-pune`, staging).href;
  const signedIn = await request.post('/api/auth/login/', {
    data: { email: 'integrator@aangan.test', password: 'courtyard-demo' },
  });
  const { access } = await signedIn.json();
  const headers = { authorization: `Bearer ${access}` };
  const read = async (compositionId: string) => {
    const answer = await request.get('/platform/reports/vendors?channel=staging', { headers });
    const { errors } = (await answer.json()) as Reports;
    return errors.filter((one) => one.composition === compositionId);
  };

  const sent = page.waitForRequest('**/platform/reports');
  await page.route('**/releases/vendors/**', (route) => route.abort());
  await page.goto(address);
  const body = (await sent).postData() ?? '';
  expect(body).not.toContain('asha-of-pune');
  const { composition, id } = await page.evaluate(() => ({
    composition: JSON.parse(document.getElementById('aangan-composition')?.textContent ?? '{}').id,
    id: JSON.parse(document.getElementById('aangan-page')?.textContent ?? '{}').id,
  }));
  await expect
    .poll(async () => (await read(composition)).map(({ kind }) => kind))
    .toEqual(['load-failed']);
  const [error] = await read(composition);
  expect(error?.route).toBe(paths.vendors());
  expect(JSON.stringify(error)).not.toContain('asha-of-pune');

  const url = new URL('/platform/reports', staging).href;
  const again = await request.post(url, { data: body, headers: { 'content-type': 'text/plain' } });
  expect(again.status()).toBe(204);
  const forged = body.replace(id, id.replace(/^./, '_'));
  const refused = await request.post(url, { data: forged });
  expect(refused.status()).toBe(403);
  // Production did not sign this page's id.
  const elsewhere = await request.post('/platform/reports', { data: body });
  expect(elsewhere.status()).toBe(403);
  await page.waitForTimeout(1_500);
  expect((await read(composition))[0]?.failures).toBe(1);
});

test('a stranger reads no reports', async ({ request }) => {
  const answer = await request.get('/platform/reports/vendors?channel=production');
  expect(answer.status()).toBe(401);
});
