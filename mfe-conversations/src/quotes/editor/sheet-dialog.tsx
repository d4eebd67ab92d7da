import { problemOf } from '@aangan/api-client';
import { type Endpoint, endpoint } from '@aangan/api-client/endpoints';
import { saveFailure, useSpeech } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { Button, Dialog, Muted, Notice, Row, Stack, TextArea } from '@aangan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { SheetLines } from '../api/quotes-api.ts';
import { sheetTitle } from './model/dialog-titles.ts';
import { RefusedRows } from './refused-rows.tsx';

interface SheetDialogProps {
  /** How many lines the quote can still have. */
  room: number;
  onAdd: (sections: SheetLines['sections']) => void;
  onClose: () => void;
}

/** Reads lines out of a sheet that is pasted or chosen as a file, and shows which rows are none and why. */
export function SheetDialog({ room, onAdd, onClose }: SheetDialogProps) {
  const { t, i18n } = useLingui();
  const speech = useSpeech();
  const { client } = useHost();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [read, setRead] = useState<SheetLines | null>(null);

  async function ask(request: Endpoint<SheetLines>) {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    setRead(null);
    try {
      setRead(await client.send(request));
    } catch (error) {
      setFailure(saveFailure(problemOf(error), {}, speech));
    } finally {
      setBusy(false);
    }
  }
  const count = read?.sections.reduce((sum, { lines }) => sum + lines.length, 0) ?? 0;
  const added = Math.min(count, room);
  return (
    <Dialog
      open
      size="sheet"
      title={i18n._(sheetTitle)}
      actions={
        added > 0 &&
        read && (
          <Button onClick={() => onAdd(read.sections)}>
            {t({
              id: 'conversations.quote-add-lines',
              message: `${plural(added, { one: 'Add # line', other: 'Add # lines' })}`,
            })}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Stack gap="m">
        <TextArea
          label={t({ id: 'conversations.quote-paste', message: 'Rows of a spreadsheet' })}
          hint={t({
            id: 'conversations.quote-paste-hint',
            message:
              'Copy the rows and paste them here, with their headings: what, quantity, unit, rate, GST.',
          })}
          rows={5}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Row gap="s">
          <Button
            size="small"
            variant="secondary"
            busy={isBusy}
            disabled={text.trim() === ''}
            onClick={() => void ask(endpoint('post', '/quotes/sheet/text/', { body: { text } }))}
          >
            <Trans id="conversations.quote-read-rows">Read these rows</Trans>
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".csv,.xlsx,text/csv"
            aria-label={t({ id: 'conversations.quote-sheet-file', message: 'CSV or XLSX file' })}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              target.value = '';
              if (chosen) void ask(uploadOf(chosen));
            }}
          />
          <Button size="small" variant="quiet" busy={isBusy} onClick={() => file.current?.click()}>
            <Trans id="conversations.quote-choose-sheet">Choose a CSV or XLSX file</Trans>
          </Button>
        </Row>
        {failure && (
          <Notice
            tone="error"
            heading={t({
              id: 'conversations.quote-sheet-failed',
              message: 'The sheet could not be read',
            })}
          >
            {failure}
          </Notice>
        )}
        {read && (
          <div role="status">
            <p>
              {t({
                id: 'conversations.quote-lines-read',
                message: `${plural(count, { one: '# line was read.', other: '# lines were read.' })}`,
              })}
            </p>
            {added < count && (
              <Muted>
                {t({
                  id: 'conversations.quote-no-room',
                  message: `The quote has room for ${added} of them.`,
                })}
              </Muted>
            )}
          </div>
        )}
        {read && <RefusedRows rows={read.refused} />}
      </Stack>
    </Dialog>
  );
}

function uploadOf(file: File): Endpoint<SheetLines> {
  const data = new FormData();
  data.set('file', file);
  return { ...endpoint('post', '/quotes/sheet/'), data };
}
