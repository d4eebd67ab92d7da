import { problemOf } from '@aangan/api-client';
import { failureToast, successToast } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { Badge, Button, Muted, Row, Stack } from '@aangan/ui';
import type { OnboardingKind } from '../../../frame/onboarding-kind.ts';
import { type OwnProfile, useSyncPostsMutation } from '../api/social-api.ts';
import { socialFailure } from '../model/social-failure.ts';
import { DisconnectInstagram } from './disconnect-instagram.tsx';
import { OtherAccount } from './other-account.tsx';

interface ConnectedInstagramProps {
  kind: OnboardingKind;
  connection: OwnProfile['instagram'];
}

/** A connected Instagram account: its name, the last sync, and Sync Posts. */
export function ConnectedInstagram({ kind, connection }: ConnectedInstagramProps) {
  const { username, synced_at, is_capped, failed } = connection;
  const [sync, { isLoading }] = useSyncPostsMutation();

  async function syncPosts() {
    try {
      const { new_posts, removed_posts } = await sync(kind.resource).unwrap();
      successToast(
        `Instagram sync complete! Added ${new_posts} new posts, removed ${removed_posts} deleted posts.`,
        'sync instagram',
      );
    } catch (error) {
      const problem = problemOf(error);
      console.error('Failed to sync Instagram posts', problem.kind, problem.status);
      failureToast(
        problem,
        socialFailure('Failed to sync Instagram posts', problem),
        'sync instagram',
      );
    }
  }

  return (
    <Stack gap="s" align="start">
      <Row gap="s">
        <Badge data-tone="positive">Connected</Badge>
        {username && <strong>{`@${username}`}</strong>}
        {synced_at && <LastSync at={synced_at} />}
      </Row>
      {username && <OtherAccount connected={username} />}
      <Row gap="m">
        <Button variant="secondary" busy={isLoading} onClick={() => void syncPosts()}>
          Sync Posts
        </Button>
        <DisconnectInstagram kind={kind} />
      </Row>
      {is_capped && <Muted>Instagram has more posts than we import: these are the newest.</Muted>}
      {failed > 0 && (
        <Muted>
          {`${failed === 1 ? '1 post' : `${failed} posts`} could not be copied. The next sync tries again.`}
        </Muted>
      )}
    </Stack>
  );
}

function LastSync({ at }: { at: string }) {
  const { locale, clock } = useHost();
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: clock.timeZone } as const;
  return (
    <Muted>
      Last synced{' '}
      <time dateTime={at}>{new Intl.DateTimeFormat(locale, format).format(new Date(at))}</time>
    </Muted>
  );
}
