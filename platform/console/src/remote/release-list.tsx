import type { PublishedRelease } from '@aangan/registry-client';
import { Badge, Muted, Row, Stack, TextLink, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { publishedText, shortRelease } from '../layout/release-texts.ts';

const List = styled.ol`
  padding: 0;
  list-style: none;

  li {
    padding-block: ${tokens.space.m};
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

/** What was published, the newest first, with where it is served. */
export function ReleaseList({ releases }: { releases: readonly PublishedRelease[] }) {
  return (
    <List>
      {releases.map((one) => (
        <li key={one.release}>
          <Stack gap="hair">
            <Row gap="xs">
              <TextLink as={Link} to={`/releases/${one.name}/${one.release}`}>
                {shortRelease(one.release, one.version)}
              </TextLink>
              {one.channels.map((channel) => (
                <Badge key={channel} data-tone="positive">
                  {channel}
                </Badge>
              ))}
              {one.retiredAt && <Badge>Retired</Badge>}
            </Row>
            <Muted>{publishedText(one)}</Muted>
          </Stack>
        </li>
      ))}
    </List>
  );
}
