import { paths } from '@aangan/domain';
import { aNewcomer, signIn, signUp } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a person adds a passkey, signs in with it alone, and removes it', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // The virtual authenticator chooses at once what a browser offers where the address is typed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const newcomer = aNewcomer();
  await page.goto(paths.register());
  await signUp(page, 'client', newcomer);
  await expect(page.getByText('Welcome Meera')).toBeVisible();

  await page.goto(paths.account());
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  const ways = page.getByRole('list', { name: 'Ways to sign in' });
  await expect(ways.getByRole('listitem')).toHaveCount(1);

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(paths.login());
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Welcome Meera')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(paths.login());
  await signIn(page, newcomer.email, newcomer.password);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Welcome Meera')).toBeVisible();

  await page.goto(paths.account());
  await page.getByRole('button', { name: /^Remove passkey/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: /^Remove passkey/ })).toHaveCount(0);
});

test('a remembered session outlives what scripts have stored', async ({ page }) => {
  const newcomer = aNewcomer();
  await page.goto(paths.register());
  await signUp(page, 'client', newcomer);
  await expect(page.getByText('Welcome Meera')).toBeVisible();
  // As Safari does after seven days: storage goes, and the cookies that scripts have set.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: 'aangan-audience' });
  await page.goto(paths.home());
  await expect(page.getByText('Welcome Meera')).toBeVisible();
});
