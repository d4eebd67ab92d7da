import { Badge, Muted, Row, Stack, tokens } from '@aangan/ui';
import styled from 'styled-components';
import type { PublishedRelease } from '../api/answers.ts';
import { ago, shortRelease } from '../layout/release-texts.ts';

const List = styled.ol`
  padding: 0;
  list-style: none;

  li {
    padding-block: ${tokens.space.m};
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

/** The commit that a release was built from, as far as it tells one from another. */
const commitText = ({ id, isChanged }: NonNullable<PublishedRelease['commit']>) =>
  `commit ${id.slice(0, 10)}${isChanged ? ', with changes' : ''}`;

/** What was published, the newest first, with where it is served. */
export function ReleaseList({ releases }: { releases: readonly PublishedRelease[] }) {
  return (
    <List>
      {releases.map(
        ({ release, version, published_at, created_by, commit, retired_at, channels }) => (
          <li key={release}>
            <Stack gap="hair">
              <Row gap="xs">
                <strong>{shortRelease(release, version)}</strong>
                {channels.map((channel) => (
                  <Badge key={channel} data-tone="positive">
                    {channel}
                  </Badge>
                ))}
                {retired_at && <Badge>Retired</Badge>}
              </Row>
              <Muted>
                {[
                  ago(published_at, Date.now()),
                  created_by && `by ${created_by}`,
                  commit && commitText(commit),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Muted>
            </Stack>
          </li>
        ),
      )}
    </List>
  );
}
