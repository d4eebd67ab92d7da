import { Container, Lede, Stack, Title, usePageTitle } from '@aangan/ui';
import { SignInForm } from './sign-in-form.tsx';

/** Shown before sign-in. */
export function SignInPage() {
  usePageTitle('Console');
  return (
    <Container as="main" width="narrow" style={{ paddingBlock: 'clamp(2rem, 12vh, 8rem)' }}>
      <Stack gap="l">
        <Stack gap="s">
          <Title>Console</Title>
          <Lede>For integrators: what each channel serves, how it does, and changing it.</Lede>
        </Stack>
        <SignInForm />
      </Stack>
    </Container>
  );
}
