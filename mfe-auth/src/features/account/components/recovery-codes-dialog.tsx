import { Button, Dialog, Notice, Row, Stack, saveFile, toasts, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${tokens.space.xs} ${tokens.space.l};
  margin: 0;
  padding: ${tokens.space.m};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.paperDeep};
  list-style: none;
`;

interface RecoveryCodesDialogProps {
  /** Null keeps it closed. */
  codes: readonly string[] | null;
  onClose: () => void;
}

/** New recovery codes, which are shown once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useLingui();
  const text = `${(codes ?? []).join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(t({ id: 'auth.codes-copied', message: 'The codes are copied' }));
    } catch {
      toasts.error(
        t({ id: 'auth.codes-not-copied', message: 'Please mark the codes and copy them by hand' }),
      );
    }
  }

  return (
    <Dialog
      open={codes !== null}
      title={t({ id: 'auth.recovery-codes-title', message: 'Your recovery codes' })}
      onClose={onClose}
    >
      <Stack gap="m">
        <Notice>
          <Trans id="auth.recovery-codes-once">
            They are shown this once. Keep them where you find them without your phone: each signs
            you in one time when your passkey or app is lost.
          </Trans>
        </Notice>
        <Codes
          translate="no"
          aria-label={t({ id: 'auth.recovery-codes', message: 'Recovery codes' })}
        >
          {(codes ?? []).map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Codes>
        <Row gap="s">
          <Button variant="secondary" onClick={() => void copy()}>
            <Trans id="auth.copy">Copy</Trans>
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              saveFile(new Blob([text], { type: 'text/plain' }), 'aangan-recovery-codes.txt')
            }
          >
            <Trans id="auth.download">Download</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans id="auth.codes-kept">I have kept them</Trans>
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
