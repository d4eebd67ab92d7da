import {
  MediaFrame,
  Muted,
  Notice,
  PlayMark,
  Row,
  Spinner,
  Stack,
  TryAgain,
  tokens,
  when,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { OnboardingKind } from '../../../frame/onboarding-kind.ts';
import {
  type OwnProfile,
  useInstagramPostsQuery,
  useOwnSocialProfileQuery,
} from '../api/social-api.ts';
import { postsTexts } from '../model/posts-texts.ts';

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space.xs};
  padding: 0;

  ${when.medium} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

interface ImportedPostsProps {
  kind: OnboardingKind;
  accountId: number;
  /** While posts are being copied it is fetched again, and the list with each change. */
  connection: OwnProfile['instagram'];
}

/** The posts imported from Instagram. A failed fetch empties the list, as it may no longer be true. */
export function ImportedPosts({ kind, accountId, connection }: ImportedPostsProps) {
  const { i18n, t } = useLingui();
  const { importing, failed, needs_reconnect: needsReconnect } = connection;
  const own = { resource: kind.resource, accountId };
  // A job copies the posts: the profile tells how many are left.
  useOwnSocialProfileQuery(own, { pollingInterval: importing > 0 ? 3_000 : 0 });
  const { data, error, isFetching, refetch } = useInstagramPostsQuery({ ...own, importing });
  const posts = error ? [] : data?.posts;
  if (!posts) {
    return (
      <Row gap="s" role="status">
        <Spinner size="inline" />
        <Muted>
          <Trans id="onboarding.loading-posts">Loading your posts…</Trans>
        </Muted>
      </Row>
    );
  }
  return (
    <Stack gap="s" align="start">
      {error && (
        <Notice tone="error">
          <Row gap="m">
            <span>
              <Trans id="onboarding.posts-not-loaded">Your posts could not be loaded.</Trans>
            </span>
            <TryAgain size="small" busy={isFetching} onRetry={refetch} />
          </Row>
        </Notice>
      )}
      {!error && data && (
        <Muted role="status">
          {postsTexts(
            {
              shown: posts.length,
              importing: data.importing,
              failed,
              needsReconnect,
            },
            i18n,
          )}
        </Muted>
      )}
      {posts.length > 0 && (
        <Wide>
          <List aria-label={t({ id: 'onboarding.imported-posts', message: 'Imported posts' })}>
            {posts.map(({ id, media_type, media_url, thumbnail_url, ...post }) => (
              <li key={id}>
                <MediaFrame
                  src={media_type === 'VIDEO' ? (thumbnail_url ?? media_url) : media_url}
                  alt={
                    post.alt_text ||
                    post.caption ||
                    t({ id: 'onboarding.post-without-text', message: 'A post without a text' })
                  }
                  color={post.dominant_color}
                  naturalWidth={post.media_width}
                  ratio="1 / 1"
                  sizes="(min-width: 40em) 8rem, 30vw"
                >
                  {media_type === 'VIDEO' && <PlayMark />}
                </MediaFrame>
              </li>
            ))}
          </List>
        </Wide>
      )}
    </Stack>
  );
}

const Wide = styled.div`
  width: 100%;
  max-height: 26rem;
  overflow-y: auto;
`;
