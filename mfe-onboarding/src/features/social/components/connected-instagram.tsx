import { problemOf } from '@aangan/api-client';
import { formatMoment } from '@aangan/domain';
import { failureToast, successToast, useSpeech } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { Badge, Button, Muted, Row, Stack } from '@aangan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const speech = useSpeech();
  const { username, synced_at, is_capped, failed } = connection;
  const [sync, { isLoading }] = useSyncPostsMutation();

  async function syncPosts() {
    try {
      const { new_posts: added, removed_posts: removed } = await sync(kind.resource).unwrap();
      successToast(
        t({
          id: 'onboarding.synced',
          message: `Instagram sync complete! Added ${added} new posts, removed ${removed} deleted posts.`,
        }),
        'sync instagram',
      );
    } catch (error) {
      const problem = problemOf(error);
      console.error('Failed to sync Instagram posts', problem.kind, problem.status);
      failureToast(
        problem,
        socialFailure(
          t({ id: 'onboarding.sync-failed', message: 'Failed to sync Instagram posts' }),
          problem,
          speech,
        ),
        'sync instagram',
      );
    }
  }

  return (
    <Stack gap="s" align="start">
      <Row gap="s">
        <Badge data-tone="positive">
          <Trans id="onboarding.connected">Connected</Trans>
        </Badge>
        {username && <strong>{`@${username}`}</strong>}
        {synced_at && <LastSync at={synced_at} />}
      </Row>
      {username && <OtherAccount connected={username} />}
      <Row gap="m">
        <Button variant="secondary" busy={isLoading} onClick={() => void syncPosts()}>
          <Trans id="onboarding.sync">Sync Posts</Trans>
        </Button>
        <DisconnectInstagram kind={kind} />
      </Row>
      {is_capped && (
        <Muted>
          <Trans id="onboarding.more-than-imported">
            Instagram has more posts than we import: these are the newest.
          </Trans>
        </Muted>
      )}
      {failed > 0 && (
        <Muted>
          {t({
            id: 'onboarding.posts-not-copied',
            message: plural(failed, {
              one: `${failed} post could not be copied. The next sync tries again.`,
              other: `${failed} posts could not be copied. The next sync tries again.`,
            }),
          })}
        </Muted>
      )}
    </Stack>
  );
}

function LastSync({ at }: { at: string }) {
  const { locale, clock } = useHost();
  const date = formatMoment(at, locale, clock.timeZone);
  return (
    <Muted>
      <Trans id="onboarding.last-synced">
        Last synced <time dateTime={at}>{date}</time>
      </Trans>
    </Muted>
  );
}
