import { Button, Muted, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { ChosenFile } from './use-uploads.ts';

const Files = styled.ul`
  display: grid;
  gap: ${tokens.space.hair};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${tokens.space.xs};
    padding: ${tokens.space.hair} ${tokens.space.s};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.paperDeep};
  }
  progress {
    width: 6rem;
    accent-color: ${tokens.color.accent};
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface ChosenFilesProps<Uploaded> {
  files: readonly ChosenFile<Uploaded>[];
  onRetry: (file: ChosenFile<Uploaded>) => void;
  onRemove: (key: string) => void;
}

/** The files of what is being written, with how far each is. */
export function ChosenFiles<Uploaded>({ files, onRetry, onRemove }: ChosenFilesProps<Uploaded>) {
  const { t } = useLingui();
  if (files.length === 0) return null;
  return (
    <Files aria-label={t({ id: 'firms.attached', message: 'Attached files' })}>
      {files.map((one) => {
        const { key, file, failure } = one;
        const { name } = file;
        return (
          <li key={key}>
            <span>
              <Name translate="no">{name}</Name>
              {failure !== undefined && <Muted role="alert">{failure}</Muted>}
            </span>
            <State file={one} onRetry={() => onRetry(one)} />
            <Button
              size="small"
              variant="quiet"
              aria-label={t({ id: 'firms.remove-file', message: `Remove ${name}` })}
              onClick={() => onRemove(key)}
            >
              <span>{t({ id: 'firms.remove', message: 'Remove' })}</span>
            </Button>
          </li>
        );
      })}
    </Files>
  );
}

function State({ file, onRetry }: { file: ChosenFile; onRetry: () => void }) {
  const { t } = useLingui();
  const { name } = file.file;
  if (file.failure !== undefined) {
    return file.canRetry ? (
      <Button
        size="small"
        variant="quiet"
        aria-label={t({ id: 'firms.try-file-again', message: `Try again: ${name}` })}
        onClick={onRetry}
      >
        <span>{t({ id: 'firms.try-again', message: 'Try again' })}</span>
      </Button>
    ) : null;
  }
  if (file.uploaded !== undefined) return <Muted as="span">✓</Muted>;
  return (
    <progress
      value={file.progress}
      aria-label={t({ id: 'firms.uploading', message: `Uploading ${name}` })}
    />
  );
}
