import { projectRooms } from '@aangan/domain';
import { useSentences, writtenLanguage } from '@aangan/messages';
import { Button, Dialog, Muted, Stack, Subheading } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComparedRoom, keyOf, keysOf, type LineKey, offersOf } from '../model/moved-lines.ts';

interface MoveDialogProps {
  line: LineKey;
  rooms: readonly ComparedRoom[];
  /** The ids of the quotes in their order. */
  quotes: readonly number[];
  /** @param to a line of the row that it joins; null: a row of its own */
  onMove: (to: LineKey | null) => void;
  onClose: () => void;
}

/** Chooses beside which lines of the other quotes a line stands. */
export function MoveDialog({ line, rooms, quotes, onMove, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const say = useSentences();
  const at = quotes.findIndex((quote) => line.startsWith(`${quote}.`));
  const from = rooms.flatMap(({ rows }) => rows).find((row) => keysOf(row, quotes).includes(line));
  const what = from?.lines[at]?.what ?? '';
  const targets = rooms
    .map(({ room, name, rows }) => ({
      title: [say(projectRooms.find(({ id }) => id === room)?.label ?? ''), name]
        .filter(Boolean)
        .join(' · '),
      rows: rows.flatMap((row) => {
        if (row === from) return [];
        const other = row.lines.findIndex((one, place) => one !== null && place !== at);
        const found = row.lines[other];
        return found ? [{ key: keyOf(quotes[other] ?? 0, found), what: found.what }] : [];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Dialog
      open
      size="sheet"
      title={t({ id: 'conversations.move-title', message: 'Beside what does it belong?' })}
      onClose={onClose}
    >
      <Stack gap="m">
        <p lang={writtenLanguage(what)}>
          <b>{what}</b>
        </p>
        {from && offersOf(from) > 1 && (
          <Button variant="secondary" onClick={() => onMove(null)}>
            <Trans id="conversations.move-alone">In a row of its own: it is nothing of these</Trans>
          </Button>
        )}
        {targets.length === 0 && (
          <Muted>
            <Trans id="conversations.move-nowhere">No other quote has a line that is free.</Trans>
          </Muted>
        )}
        {targets.map(({ title, rows }) => (
          <Stack key={title} gap="xs">
            <Subheading>
              {title || t({ id: 'conversations.no-room', message: 'For the whole place' })}
            </Subheading>
            {rows.map((row) => (
              <Button key={row.key} variant="secondary" onClick={() => onMove(row.key)}>
                <span lang={writtenLanguage(row.what)}>{row.what}</span>
              </Button>
            ))}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
