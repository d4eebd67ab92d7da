import { formatPaisa } from '@aangan/domain';
import { writtenLanguage } from '@aangan/messages';
import { Badge, Button, Muted, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { useQuantityText } from '../../quotes/texts/quote-texts.ts';
import { OnScreen } from '../../quotes/view/page-frame.tsx';
import {
  keyOf,
  type LineKey,
  type OfferedLine,
  offersOf,
  type ComparedRow as RowData,
} from '../model/moved-lines.ts';

const Amount = styled.p`
  font-variant-numeric: tabular-nums;
  font-weight: 500;
`;

/** What is to be known of the row at the start, what can be done at the end. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space.xs};

  > :first-child:not(:last-child) {
    margin-inline-end: auto;
  }
`;

interface ComparedRowProps {
  row: RowData;
  /** The ids of all quotes, in order. */
  quotes: readonly number[];
  columns: readonly number[];
  withGst: boolean;
  onMove: (line: LineKey) => void;
  onConfirm: (line: LineKey) => void;
}

/** What quotes offer of one thing; what only one has, and what is unsure, stands out. */
export function ComparedRow(props: ComparedRowProps) {
  const { row, quotes, columns, withGst, onMove, onConfirm } = props;
  const isOnly = offersOf(row) === 1;
  const first = columns.find((at) => row.lines[at]);
  // On a phone, a row of neither of both columns is left out.
  if (first === undefined) return null;
  const state = row.is_unsure ? 'unsure' : isOnly ? 'only' : undefined;
  return (
    <tr data-state={state}>
      {columns.map((at) => {
        const quote = quotes[at] ?? 0;
        const line = row.lines[at];
        if (!line) return <NotOffered key={quote} />;
        const key = keyOf(quote, line);
        return (
          <td key={quote}>
            <Line line={line} withGst={withGst} />
            <Foot>
              {at === first && isOnly && (
                <Badge>
                  <Trans id="conversations.only-here">Only here</Trans>
                </Badge>
              )}
              {at === first && row.is_unsure && <Unsure onConfirm={() => onConfirm(key)} />}
              <OnScreen>
                <MoveButton line={line} onPress={() => onMove(key)} />
              </OnScreen>
            </Foot>
          </td>
        );
      })}
    </tr>
  );
}

function NotOffered() {
  return (
    <td data-state="none">
      <Trans id="conversations.not-offered">Not offered</Trans>
    </td>
  );
}

function Line({ line, withGst }: { line: OfferedLine; withGst: boolean }) {
  const quantityText = useQuantityText();
  const { what, rate, net, total, gst } = line;
  return (
    <>
      <p lang={writtenLanguage(what)}>{what}</p>
      <Muted>
        {rate === null ? quantityText(line) : `${quantityText(line)} × ${formatPaisa(rate)}`}
      </Muted>
      <Amount>
        <span>{formatPaisa(withGst ? total : net)}</span>{' '}
        <Muted as="span">
          {withGst ? (
            <Trans id="conversations.incl-gst">with {gst}% GST</Trans>
          ) : (
            <Trans id="conversations.plus-gst">plus {gst}% GST</Trans>
          )}
        </Muted>
      </Amount>
    </>
  );
}

function Unsure({ onConfirm }: { onConfirm: () => void }) {
  return (
    <>
      <Badge>
        <Trans id="conversations.unsure">Is it the same?</Trans>
      </Badge>
      <OnScreen>
        <Button size="small" variant="secondary" onClick={onConfirm}>
          <Trans id="conversations.is-same">Yes, the same</Trans>
        </Button>
      </OnScreen>
    </>
  );
}

function MoveButton({ line: { what }, onPress }: { line: OfferedLine; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      size="small"
      variant="quiet"
      aria-haspopup="dialog"
      aria-label={t({ id: 'conversations.move-line', message: `Move “${what}”` })}
      onClick={onPress}
    >
      {t({ id: 'conversations.move', message: 'Move' })}
    </Button>
  );
}
