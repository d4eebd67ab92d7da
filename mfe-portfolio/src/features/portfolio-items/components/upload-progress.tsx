import { Button, Muted, Row, Stack, tokens } from '@aangan/ui';
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
  const { file, title } = item.values;
  return (
    <Stack gap="s">
      {file && <FilePreview file={file} />}
      <Title>{title}</Title>
      {/* Without a value the browser shows that nothing is known yet. */}
      <Bar
        max={1}
        {...(item.progress !== null && { value: item.progress })}
        aria-label={`Upload of ${file?.name}`}
      />
      <Row gap="s" justify="space-between">
        <Muted>{progressText(item.progress)}</Muted>
        <Button variant="secondary" size="small" onClick={onCancel}>
          Cancel upload
        </Button>
      </Row>
      <Muted>You can go on to other pages of this site meanwhile.</Muted>
    </Stack>
  );
}

function progressText(progress: number | null): string {
  if (progress === null) return 'Waiting for other uploads…';
  return progress >= 1 ? 'Preparing it for the web…' : `${Math.round(progress * 100)} % uploaded`;
}
