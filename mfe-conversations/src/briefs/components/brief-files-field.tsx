import { ChosenFiles, useUploads } from '@aangan/firms';
import { Button, Muted, Stack, Subheading, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { newBriefFile } from '../../api/briefs-api.ts';
import type { Attachment } from '../../api/conversations-api.ts';
import { ChooseFiles } from '../../page/choose-files.tsx';

const Files = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${tokens.space.s};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    align-content: start;
    gap: ${tokens.space.hair};
    min-width: 0;
  }
  img,
  span {
    display: grid;
    width: 100%;
    aspect-ratio: 4 / 3;
    place-items: center;
    overflow: hidden;
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.paperDeep};
    font-size: ${tokens.type.small};
    object-fit: cover;
    overflow-wrap: anywhere;
  }
`;

interface BriefFilesFieldProps {
  brief: number;
  label: string;
  hint: string;
  /** What the button says. */
  add: string;
  /** Types that can be chosen. */
  accept: string;
  /** How many more files there can be. */
  max: number;
  /** Those that the brief names, in order. */
  files: readonly Attachment[];
  onAdd: (files: readonly Attachment[]) => void;
  onRemove: (id: string) => void;
}

/** Photos or floor plans of a brief, uploaded as soon as they are chosen. */
export function BriefFilesField(props: BriefFilesFieldProps) {
  const { brief, label, hint, add, accept, max, files, onAdd, onRemove } = props;
  const { t } = useLingui();
  const heading = useId();
  const uploads = useUploads({ max, request: (file, key) => newBriefFile(brief, file, key) });
  const added = useRef(onAdd);
  added.current = onAdd;
  const { files: chosen, remove } = uploads;
  // Only a brief that names a file keeps it.
  useEffect(() => {
    const arrived = chosen.flatMap(({ uploaded }) => (uploaded ? [uploaded] : []));
    if (arrived.length === 0) return;
    added.current(arrived);
    for (const { key, uploaded } of chosen) if (uploaded) remove(key);
  }, [chosen, remove]);
  return (
    <Stack gap="s">
      <div>
        <Subheading id={heading}>{label}</Subheading>
        <Muted>{hint}</Muted>
      </div>
      {files.length > 0 && (
        <Files aria-labelledby={heading}>
          {files.map(({ id, kind, name, url, still_url: still }) => (
            <li key={id}>
              {kind === 'image' || still ? (
                <img
                  src={kind === 'image' ? `${url}&w=320` : (still ?? '')}
                  alt={name}
                  loading="lazy"
                />
              ) : (
                <span translate="no">{name || 'PDF'}</span>
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={t({ id: 'conversations.remove-file', message: `Remove ${name}` })}
                onClick={() => onRemove(id)}
              >
                {t({ id: 'conversations.remove', message: 'Remove' })}
              </Button>
            </li>
          ))}
        </Files>
      )}
      <ChosenFiles files={uploads.files} onRetry={uploads.retry} onRemove={uploads.remove} />
      {max > 0 && <ChooseFiles label={add} accept={accept} onChoose={uploads.add} />}
    </Stack>
  );
}
