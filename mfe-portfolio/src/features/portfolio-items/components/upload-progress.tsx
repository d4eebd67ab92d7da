import type { I18n } from '@aangan/messages';
import { Button, Muted, Row, Stack, tokens } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { NewItem } from '../model/upload-queue.ts';
import { FilePreview } from './file-preview.tsx';

const Bar = styled.progress`
  width: 100%;
  height: 0.5rem;
  accent-color: ${tokens.color.accent};
`;

const Title = styled.p`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

interface UploadProgressProps {
  item: NewItem;
  onCancel: () => void;
}

/** The upload of one item, with the share that was sent. */
export function UploadProgress({ item, onCancel }: UploadProgressProps) {
  const { t, i18n } = useLingui();
  const { file, title } = item.values;
  const name = file?.name;
  return (
    <Stack gap="s">
      {file && <FilePreview file={file} />}
      <Title>{title}</Title>
      {/* Without a value the browser shows that nothing is known yet. */}
      <Bar
        max={1}
        {...(item.progress !== null && { value: item.progress })}
        aria-label={t({ id: 'portfolio.upload-of', message: `Upload of ${name}` })}
      />
      <Row gap="s" justify="space-between">
        <Muted>{progressText(item.progress, i18n)}</Muted>
        <Button variant="secondary" size="small" onClick={onCancel}>
          <Trans id="portfolio.cancel-upload">Cancel upload</Trans>
        </Button>
      </Row>
      <Muted>
        <Trans id="portfolio.meanwhile">You can go on to other pages of this site meanwhile.</Trans>
      </Muted>
    </Stack>
  );
}

const waits = msg({ id: 'portfolio.waits-for-uploads', message: 'Waiting for other uploads…' });
const isPrepared = msg({ id: 'portfolio.preparing', message: 'Preparing it for the web…' });

function progressText(progress: number | null, i18n: I18n): string {
  if (progress === null) return i18n._(waits);
  if (progress >= 1) return i18n._(isPrepared);
  const percent = Math.round(progress * 100);
  return i18n._(msg({ id: 'portfolio.percent-uploaded', message: `${percent} % uploaded` }));
}
