import { paths } from '@aangan/domain';
import { registerVerified, signedIn } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< >>\n%%EOF\n');
const hasRegistration = 'Council of Architecture registration';

test('a firm gives evidence, an operator checks it, and its page says what was checked and when', async ({
  page,
  browser,
}) => {
  const firm = await registerVerified(page.request, 'designer');
  const own = await page.request.get('/api/designers/profiles/me/', { headers: firm.headers });
  const { id } = await own.json();
  const number = `CA/2015/${String(100_000 + (Number(id) % 900_000))}`;

  await signedIn(page, firm);
  await page.goto(paths.profile());
  await page.getByRole('button', { name: 'Give evidence' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give evidence' });
  await dialog.getByLabel('Number').fill(number.replaceAll('/', ' ').toLowerCase());
  await dialog.getByLabel('Name on the certificate').fill('Meera Nair');
  const certificate = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: pdf };
  await dialog.locator('input[type=file]').setInputFiles(certificate);
  await dialog.getByRole('button', { name: 'Send to be checked' }).click();
  const card = page.getByRole('article', { name: `${hasRegistration}, ${number}` });
  await expect(card.getByText('Waits for our check')).toBeVisible();

  const staff = await browser.newPage();
  await signedIn(staff, 'operator');
  await staff.goto('/operator');
  const waiting = staff
    .getByRole('article', { name: new RegExp(`^${hasRegistration}`) })
    .filter({ hasText: number });
  const saving = staff.waitForEvent('download');
  await waiting.getByRole('button', { name: 'Save certificate.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('certificate.pdf');
  await waiting.getByRole('button', { name: /^Record a check/ }).click();
  await staff.getByRole('button', { name: 'Record the check' }).click();
  await expect(staff.getByText('The check is recorded')).toBeVisible();
  await staff.close();

  await page.goto(paths.designer(id));
  const told = new RegExp(`^${hasRegistration} checked on \\d{1,2} [A-Z][a-z]+ \\d{4}$`);
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
});
