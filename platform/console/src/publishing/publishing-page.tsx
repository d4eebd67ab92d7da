import { Lede, Stack, Title, usePageTitle } from '@aangan/ui';
import { KeysSection } from './keys-section.tsx';
import { PublishersSection } from './publishers-section.tsx';

/** Who publishes without a stored token, and whose signatures count. */
export function PublishingPage() {
  usePageTitle('Publishing · Console');
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <Title>Publishing</Title>
        <Lede>
          Workflows that publish a team’s remotes without a stored token, and the keys whose
          signatures count.
        </Lede>
      </Stack>
      <PublishersSection />
      <KeysSection />
    </Stack>
  );
}
