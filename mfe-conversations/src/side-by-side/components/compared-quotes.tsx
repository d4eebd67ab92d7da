import { useDialogEntry } from '@aangan/firms';
import { Button, Muted, Row, Stack, Switch, useMediaQuery } from '@aangan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { QuotesSideBySide } from '../../api/briefs-api.ts';
import { OnScreen } from '../../quotes/view/page-frame.tsx';
import { usePrinting } from '../../quotes/view/use-printing.ts';
import { type LineKey, withMoves } from '../model/moved-lines.ts';
import { useMoves } from '../model/use-moves.ts';
import { ColumnChoice } from './column-choice.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { MoveDialog } from './move-dialog.tsx';

interface ComparedQuotesProps {
  brief: number;
  compared: QuotesSideBySide;
}

/** Quotes side by side: on a wide screen and on paper all of them, on a phone two of them. */
export function ComparedQuotes({ brief, compared }: ComparedQuotesProps) {
  const { t } = useLingui();
  const { quotes } = compared;
  const ids = useMemo(() => quotes.map(({ id }) => id), [quotes]);
  const own = useMoves(brief);
  const rooms = useMemo(
    () => withMoves(compared.rooms, ids, own.moves),
    [compared.rooms, ids, own.moves],
  );
  const isWide = useMediaQuery('(min-width: 48em)', false);
  const { isPrinting, print } = usePrinting();
  const [pair, setPair] = useState<readonly [number, number]>([0, 1]);
  const all = quotes.map((_quote, at) => at);
  const columns = isWide || isPrinting ? all : [...pair];
  const [withGst, setWithGst] = useState(true);
  const [moving, setMoving] = useState<LineKey | null>(null);
  const dialog = useDialogEntry('move-line');
  const unsure = rooms.flatMap(({ rows }) => rows).filter(({ is_unsure: isUnsure }) => isUnsure);
  const { length: unsureCount } = unsure;
  const isChanged = own.moves.moved.length + own.moves.sure.length > 0;
  return (
    <Stack gap="m">
      <OnScreen>
        <Row justify="space-between">
          <Switch
            label={t({ id: 'conversations.prices-with-gst', message: 'Prices with GST' })}
            checked={withGst}
            onChange={() => setWithGst(!withGst)}
          />
          <Row gap="xs">
            {isChanged && (
              <>
                <Button size="small" variant="quiet" onClick={own.undo}>
                  <Trans id="conversations.undo-move">Undo the last move</Trans>
                </Button>
                <Button size="small" variant="quiet" onClick={own.clear}>
                  <Trans id="conversations.undo-all-moves">Undo all my changes</Trans>
                </Button>
              </>
            )}
            <Button size="small" variant="secondary" onClick={print}>
              <Trans id="conversations.print">Print</Trans>
            </Button>
          </Row>
        </Row>
        {!isWide && quotes.length > 2 && (
          <ColumnChoice quotes={quotes} pair={pair} onChange={setPair} />
        )}
      </OnScreen>
      <Muted role="status">
        {unsureCount > 0 && (
          <Trans id="conversations.unsure-rows">
            <Plural
              value={unsureCount}
              one="In # row we are not sure that it is the same thing: please look."
              other="In # rows we are not sure that it is the same thing: please look."
            />
          </Trans>
        )}
      </Muted>
      <ComparisonTable
        compared={{ ...compared, rooms }}
        columns={columns}
        withGst={withGst}
        onConfirm={own.confirm}
        onMove={(line) => {
          setMoving(line);
          dialog.open();
        }}
      />
      {dialog.isOpen && moving !== null && (
        <MoveDialog
          line={moving}
          rooms={rooms}
          quotes={ids}
          onMove={(to) => {
            own.move(moving, to);
            dialog.close();
          }}
          onClose={dialog.close}
        />
      )}
    </Stack>
  );
}
