import { formatPaisa, paths, projectRooms } from '@aangan/domain';
import { useSentences, writtenLanguage } from '@aangan/messages';
import { Badge, TextLink } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { QuotesSideBySide } from '../../api/briefs-api.ts';
import { toneOf, useStateText } from '../../quotes/texts/quote-state.ts';
import { type ComparedRoom, keysOf, type LineKey } from '../model/moved-lines.ts';
import { useFirmName } from '../model/use-firm-name.ts';
import { ComparedRow } from './compared-row.tsx';
import { ComparisonEnd } from './comparison-end.tsx';
import { Table, TableFrame } from './table.ts';

interface ComparisonTableProps {
  compared: QuotesSideBySide;
  /** The places of the quotes that are shown. */
  columns: readonly number[];
  withGst: boolean;
  onMove: (line: LineKey) => void;
  onConfirm: (line: LineKey) => void;
}

/** Quotes as columns, the rooms of the brief as groups of rows, what is excluded and the totals at the end. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { compared, columns, withGst, onMove, onConfirm } = props;
  const { t } = useLingui();
  const roomName = useRoomName();
  const ids = compared.quotes.map(({ id }) => id);
  const shown = compared.rooms.filter(({ id, rows }) => id !== null || rows.length > 0);
  return (
    <TableFrame>
      <Table>
        <caption>{t({ id: 'conversations.side-by-side', message: 'Quotes side by side' })}</caption>
        <thead>
          <tr>
            {columns.map((at) => {
              const quote = compared.quotes[at];
              return quote && <QuoteHead key={quote.id} quote={quote} />;
            })}
          </tr>
        </thead>
        {shown.map((room) => (
          <tbody key={room.id ?? `${room.room}.${room.name}`}>
            <tr data-part="room">
              <th scope="rowgroup" colSpan={columns.length} lang={writtenLanguage(room.name)}>
                {roomName(room)}
              </th>
            </tr>
            {room.rows.length === 0 && (
              <tr>
                <td colSpan={columns.length} data-state="none">
                  {t({
                    id: 'conversations.room-nothing',
                    message: 'No quote offers anything here.',
                  })}
                </td>
              </tr>
            )}
            {room.rows.map((row) => (
              <ComparedRow
                key={keysOf(row, ids).join()}
                row={row}
                quotes={ids}
                columns={columns}
                withGst={withGst}
                onMove={onMove}
                onConfirm={onConfirm}
              />
            ))}
            {room.rows.length > 0 && (
              <tr data-part="sum">
                {columns.map((at) => {
                  const totals = room.totals[at];
                  return (
                    <td key={ids[at]}>
                      {totals && formatPaisa(withGst ? totals.total : totals.net)}
                    </td>
                  );
                })}
              </tr>
            )}
          </tbody>
        ))}
        <ComparisonEnd compared={compared} columns={columns} />
      </Table>
    </TableFrame>
  );
}

function QuoteHead({ quote }: { quote: QuotesSideBySide['quotes'][number] }) {
  const nameOf = useFirmName();
  const stateText = useStateText();
  return (
    <th scope="col">
      <TextLink as={Link} to={paths.quote(quote.id)} translate={quote.firm ? 'no' : undefined}>
        {nameOf(quote)}
      </TextLink>
      <span lang={writtenLanguage(quote.title)}>{quote.title}</span>
      <Badge data-tone={toneOf(quote)}>{stateText(quote)}</Badge>
    </th>
  );
}

/** What a room of the brief is called; what belongs to none has a name of its own. */
function useRoomName(): (room: Pick<ComparedRoom, 'room' | 'name'>) => string {
  const { t } = useLingui();
  const say = useSentences();
  return ({ room, name }) => {
    const kind = projectRooms.find(({ id }) => id === room)?.label;
    if (!kind) {
      return t({ id: 'conversations.no-room', message: 'For the whole place' });
    }
    return name ? `${say(kind)} · ${name}` : say(kind);
  };
}
