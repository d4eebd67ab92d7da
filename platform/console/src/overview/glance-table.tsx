import { Muted, TextLink, tokens, VisuallyHidden, when } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ChannelGlance } from '../api/read-overview.ts';
import { ChannelHead } from './channel-head.tsx';
import { type ChangeAsked, ServedCell } from './served-cell.tsx';

/* Its roles are written out: on a phone, where it is a card for each remote, its display is another. */
const Table = styled.table.attrs({ role: 'table' })<{ $columns: number }>`
  display: block;

  tbody,
  tr,
  th,
  td {
    display: block;
  }
  thead {
    display: block;
    margin-block-end: ${tokens.space.l};
  }
  thead tr {
    display: grid;
    gap: ${tokens.space.m};
  }
  th {
    font-weight: inherit;
    text-align: start;
  }
  tbody th {
    padding: ${tokens.space.m} ${tokens.space.m} 0;
    font-size: ${tokens.type.subheading};
    overflow-wrap: anywhere;
  }
  tbody tr {
    /* Below the bar, where a link leads to the row. */
    scroll-margin-block-start: 7rem;
    margin-block-end: ${tokens.space.m};
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.panel};
    background: ${tokens.color.surface};
  }
  td {
    padding: ${tokens.space.m};
    vertical-align: top;
  }
  td + td {
    border-block-start: 1px solid ${tokens.color.line};
  }

  ${when.medium} {
    display: table;
    /* Columns are equally wide, however long a reason in one of them is. */
    table-layout: fixed;
    width: 100%;
    min-width: ${({ $columns }) => 11 + $columns * 15}rem;
    border-collapse: separate;
    border-spacing: 0;

    thead {
      display: table-header-group;
    }
    tbody {
      display: table-row-group;
    }
    thead tr,
    tbody tr {
      display: table-row;
    }
    th,
    td {
      display: table-cell;
      border-block-start: 1px solid ${tokens.color.line};
      background: ${tokens.color.paper};
    }
    thead th {
      padding: 0 ${tokens.space.m} ${tokens.space.m};
      border: 0;
      vertical-align: top;
    }
    tr > :first-child {
      position: sticky;
      z-index: 1;
      inset-inline-start: 0;
      width: 11rem;
      overflow-wrap: break-word;
      padding-inline-start: 0;
    }
    tbody th {
      padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.m} 0;
      vertical-align: top;
    }
  }
`;

const Head = styled.thead.attrs({ role: 'rowgroup' })``;
const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
const Line = styled.tr.attrs({ role: 'row' })``;
const ColumnTitle = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
const RowTitle = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;
const Cell = styled.td.attrs({ role: 'cell' })``;

const Scroller = styled.div`
  /* Only the table scrolls where there are many channels: its first column stays. */
  overflow-x: auto;
`;

/** The id of a remote's row. */
export const rowId = (name: string) => `remote-${name}`;

interface GlanceTableProps {
  channels: readonly ChannelGlance[];
  onAsk: (asked: ChangeAsked) => void;
}

/** Channels × remotes: what each serves, its canaries, and how they do. */
export function GlanceTable({ channels, onAsk }: GlanceTableProps) {
  const names = new Set(channels.flatMap(({ status }) => status.releases.map(({ name }) => name)));
  const [first] = channels;
  return (
    <Scroller role="region" aria-label="Channels and remotes" tabIndex={0}>
      <Table aria-label="What each channel serves" $columns={channels.length}>
        <Head>
          <Line>
            <ColumnTitle>
              <VisuallyHidden>Remote</VisuallyHidden>
            </ColumnTitle>
            {channels.map((channel) => (
              <ColumnTitle key={channel.name}>
                <ChannelHead channel={channel} />
              </ColumnTitle>
            ))}
          </Line>
        </Head>
        <Body>
          {[...names].sort().map((name) => (
            <Line key={name} id={rowId(name)}>
              <RemoteHead name={name} channels={channels} />
              {channels.map((channel) => (
                <Cell key={channel.name}>
                  <ServedCell name={name} channel={channel} compared={first} onAsk={onAsk} />
                </Cell>
              ))}
            </Line>
          ))}
        </Body>
      </Table>
    </Scroller>
  );
}

function RemoteHead({ name, channels }: { name: string; channels: readonly ChannelGlance[] }) {
  const [team] = channels.flatMap(({ status }) =>
    status.releases.flatMap((served) => (served.name === name ? (served.team ?? []) : [])),
  );
  return (
    <RowTitle>
      <TextLink as={Link} to={`/remotes/${name}`}>
        {name}
      </TextLink>
      {team && <Muted>{`Team ${team}`}</Muted>}
    </RowTitle>
  );
}
