import { paths } from '@aangan/domain';
import { writtenLanguage } from '@aangan/messages';
import {
  ArchGlyph,
  type Elements,
  focusRing,
  lineHeight,
  MediaFrame,
  Muted,
  Row,
  tokens,
} from '@aangan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Board } from '../api/board-list.ts';

const CoverLink = styled(Link)`
  display: block;
  color: inherit;
  text-decoration: none;
  border-radius: ${tokens.radius.media};
  ${focusRing}
`;

/** One large picture and two small ones, like the cover of a magazine. */
const Covers = styled.div`
  display: grid;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  grid-template: repeat(2, minmax(0, 1fr)) / 2fr 1fr;
  gap: 3px;
  border-radius: ${tokens.radius.media};
  background: ${tokens.color.paper};

  > * {
    width: 100%;
    height: 100%;
    border-radius: 0;
    aspect-ratio: auto;
  }
  > :first-child {
    grid-row: span 2;
  }
  &[data-count='0'],
  &[data-count='1'] {
    grid-template-columns: 1fr;
  }
  &[data-count='2'] > * {
    grid-row: span 2;
  }
`;

const Empty = styled.div`
  display: grid;
  place-content: center;
  background: ${tokens.color.paperDeep};
  color: ${tokens.color.lineStrong};
`;

const Foot = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  padding-block-start: ${tokens.space.s};
`;

const Name = styled.h2`
  font-size: ${tokens.type.subheading};
  line-height: ${lineHeight(1.2)};
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
`;

interface BoardCoverProps {
  board: Board;
  /** What can be done with it. */
  children: Elements;
}

/** A board as a cover: its first pictures, its title, how much is on it. */
export function BoardCover({ board, children }: BoardCoverProps) {
  const { id, title, covers, items_count: count, is_shared: isShared } = board;
  return (
    <article>
      <CoverLink to={paths.board(id)} aria-hidden="true" tabIndex={-1}>
        <Covers data-count={covers.length}>
          {covers.length === 0 && (
            <Empty>
              <ArchGlyph />
            </Empty>
          )}
          {covers.map((picture) => (
            <MediaFrame
              key={`${picture.id} ${picture.media_url}`}
              src={picture.thumbnail_url ?? picture.media_url}
              alt=""
              color={picture.dominant_color}
              naturalWidth={picture.media_width}
              sizes="(min-width: 64em) 20vw, (min-width: 40em) 30vw, 60vw"
            />
          ))}
        </Covers>
      </CoverLink>
      <Foot>
        <div>
          <Name lang={writtenLanguage(title)}>
            <Link to={paths.board(id)}>{title}</Link>
          </Name>
          <Row gap="xs">
            <Muted>
              <Trans id="boards.count">
                <Plural value={count} _0="Nothing saved yet" one="# thing" other="# things" />
              </Trans>
            </Muted>
            {isShared && (
              <Muted>
                · <Trans id="boards.shared">Shared by link</Trans>
              </Muted>
            )}
          </Row>
        </div>
        {children}
      </Foot>
    </article>
  );
}
