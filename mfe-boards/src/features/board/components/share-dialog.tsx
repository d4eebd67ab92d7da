import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { problemAdvice, useSpeech } from '@aangan/firms';
import { Button, Dialog, Notice, Row, Stack, TextField, toasts } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BoardPage } from '../api/board.ts';
import { useEndLinkMutation, useShareBoardMutation } from '../api/change-board.ts';

interface ShareDialogProps {
  id: number;
  link: BoardPage['link'];
  onClose: () => void;
}

/** Makes the link that shows a board to everybody who has it, ends it, and makes a new one. */
export function ShareDialog({ id, link, onClose }: ShareDialogProps) {
  const { t } = useLingui();
  const { i18n } = useSpeech();
  const [share, sharing] = useShareBoardMutation();
  const [end, ending] = useEndLinkMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = sharing.isLoading || ending.isLoading;
  async function run(work: () => Promise<unknown>) {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const failed = t({ id: 'boards.link-failed', message: 'That did not work.' });
      setFailure([failed, problemAdvice(problemOf(error), i18n)].filter(Boolean).join(' '));
    }
  }
  const makeLink = () => void run(() => share(id).unwrap());
  const endLink = () => void run(() => end(id).unwrap());
  return (
    <Dialog
      open
      size="small"
      title={t({ id: 'boards.share-board', message: 'Share this board' })}
      onClose={onClose}
    >
      <Stack>
        <p>
          <Trans id="boards.share-what">
            Everybody who has the link sees the board with your notes and your first name. Nobody
            can change it, and search engines do not list it.
          </Trans>
        </p>
        {link ? (
          <>
            <LinkField address={new URL(paths.sharedBoard(link.token), location.origin).href} />
            <Row>
              <Button variant="secondary" size="small" busy={isBusy} onClick={endLink}>
                <Trans id="boards.end-link">End the link</Trans>
              </Button>
              <Button variant="quiet" size="small" busy={isBusy} onClick={makeLink}>
                <Trans id="boards.new-link">Make a new link</Trans>
              </Button>
            </Row>
          </>
        ) : (
          <Button block busy={isBusy} onClick={makeLink}>
            <Trans id="boards.make-link">Make a link</Trans>
          </Button>
        )}
        {failure && <Notice tone="error">{failure}</Notice>}
      </Stack>
    </Dialog>
  );
}

function LinkField({ address }: { address: string }) {
  const { t } = useLingui();
  const copied = t({ id: 'boards.copied', message: 'Link copied' });
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toasts.success(copied);
      setCopied(true);
    } catch {
      // Without permission the address is selected, for the visitor to copy it.
      document.querySelector<HTMLInputElement>('dialog input[readonly]')?.select();
    }
  }
  const [isCopied, setCopied] = useState(false);
  return (
    <Stack gap="s">
      <TextField
        label={t({ id: 'boards.link', message: 'Link' })}
        value={address}
        readOnly
        translate="no"
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copy()}>
        {isCopied ? copied : t({ id: 'boards.copy', message: 'Copy the link' })}
      </Button>
    </Stack>
  );
}
