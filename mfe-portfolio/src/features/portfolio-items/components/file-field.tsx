import { portfolioMessages } from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import { Button, Muted, Row, Stack, tokens, withKnownType } from '@aangan/ui';
import { useFormField } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styled from 'styled-components';
import { mediaTypeOf } from '../model/item-form.ts';
import { useShrinking } from '../model/use-shrinking.ts';
import { FileDrop } from './file-drop.tsx';
import { FilePreview } from './file-preview.tsx';

const Problem = styled.p`
  color: ${tokens.color.danger};
  font-size: ${tokens.type.small};
`;

const Name = styled(Muted)`
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface FileFieldProps {
  name: string;
  /** The name of a file that was chosen before a reload; '' for none. */
  lostFile: string;
  /** Takes the further files when several are chosen at once. */
  onFurther: (files: File[]) => void;
}

/** The file of a new item: a place to drop it on, then its preview. */
export function FileField({ name, lostFile, onFurther }: FileFieldProps) {
  const { t } = useLingui();
  const say = useSentences();
  const { field, error, setValue, setTouched } = useFormField<File | null>(name);
  const id = useId();
  const file = field.value;
  const { isShrinking, problem, shrink } = useShrinking(file, setValue);
  const canShrink =
    error === portfolioMessages.fileTooLarge && file && mediaTypeOf(file) === 'IMAGE';
  async function take(files: File[]) {
    const [first, ...further] = await Promise.all(files.map(withKnownType));
    setTouched();
    setValue(first ?? null);
    if (further.length > 0) onFurther(further);
  }
  if (!file) {
    return (
      <Stack gap="xs">
        {lostFile && (
          <Name role="status">
            {t({
              id: 'portfolio.choose-file-again',
              message: `Choose the file again: ${lostFile}`,
            })}
          </Name>
        )}
        <FileDrop
          id={id}
          label={t({ id: 'portfolio.choose-files', message: 'Choose files' })}
          error={error}
          onFiles={(files) => void take(files)}
        />
      </Stack>
    );
  }
  return (
    <Stack gap="xs">
      <FilePreview file={file} />
      {error && (
        <Problem role="alert" id={`${id}-error`}>
          {say(problem ?? error)}
        </Problem>
      )}
      {canShrink && (
        <Button variant="secondary" busy={isShrinking} onClick={() => void shrink()}>
          {isShrinking
            ? t({ id: 'portfolio.making-smaller', message: 'Making it smaller…' })
            : t({ id: 'portfolio.make-smaller', message: 'Make it smaller' })}
        </Button>
      )}
      <Row gap="s" justify="space-between">
        <Name>{file.name}</Name>
        <Button
          variant="quiet"
          size="small"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => setValue(null)}
        >
          <Trans id="portfolio.choose-another-file">Choose another file</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
