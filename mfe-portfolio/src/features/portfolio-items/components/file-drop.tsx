import { useSentences } from '@aangan/messages';
import { focusRing, lineHeight, tokens } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { readDrop } from '../model/dropped-files.ts';
import { acceptedFiles } from '../model/item-form.ts';

const Zone = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${tokens.space.hair};
  padding: ${tokens.space.l};
  border: 1px dashed ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.paper};
  text-align: center;

  &[data-state='over'] {
    border-style: solid;
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
  }
  &[data-state='invalid'] {
    border-color: ${tokens.color.danger};
  }
`;

/** Covers the zone, so that a press anywhere on it opens the system's file chooser. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: inherit;
  opacity: 0;
  cursor: pointer;
`;

/** The ring of the input, which is itself invisible. */
const Label = styled.label`
  padding: ${tokens.space.xs} ${tokens.space.m};
  border: 1px solid ${tokens.color.ink};
  border-radius: ${tokens.radius.pill};
  font-weight: 500;

  *:has(> input:focus-visible) > & {
    outline: 2px solid ${tokens.color.ink};
    outline-offset: 2px;
  }
  ${focusRing}
`;

const Hint = styled.p`
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
  line-height: ${lineHeight(1.4)};
`;

const Problem = styled(Hint)`
  color: ${tokens.color.danger};
`;

interface FileDropProps {
  id: string;
  label: string;
  error?: string | undefined;
  onFiles: (files: File[]) => void;
  onBlur?: () => void;
}

/** Takes pictures and videos by drag and drop, or from the system's file chooser. */
export function FileDrop({ id, label, error: fieldError, onFiles, onBlur }: FileDropProps) {
  const say = useSentences();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const error = problem ?? fieldError;
  const input = useRef<HTMLInputElement>(null);
  function take(files: readonly File[], dropProblem?: string) {
    setOver(false);
    setProblem(dropProblem);
    if (files.length > 0) onFiles([...files]);
  }
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    take([...(currentTarget.files ?? [])]);
    // The same file can be chosen again.
    currentTarget.value = '';
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    const { files, problem: dropProblem } = readDrop(event.dataTransfer);
    take(files, dropProblem);
  }
  return (
    <Zone
      data-state={isOver ? 'over' : error ? 'invalid' : 'idle'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Label htmlFor={id}>{label}</Label>
      <Hint>
        <Trans id="portfolio.or-drop">or drop files here</Trans>
      </Hint>
      <Hint id={`${id}-hint`}>
        <Trans id="portfolio.file-hint">
          JPG, PNG, HEIC, WebP, AVIF, GIF, MP4 or MOV, less than 10 MB each
        </Trans>
      </Hint>
      {error && (
        <Problem role="alert" id={`${id}-error`}>
          {say(error)}
        </Problem>
      )}
      <Input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={acceptedFiles}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onChange={choose}
        onBlur={onBlur}
      />
    </Zone>
  );
}
