import { evidenceFileTypes } from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import { Button, Muted, Row, Stack, tokens, withKnownType } from '@aangan/ui';
import { useFormField } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { fileSizeText } from './file-size-text.ts';

const Label = styled.p`
  font-size: ${tokens.type.small};
  font-weight: 500;

  b {
    font-weight: inherit;
  }
  span {
    color: ${tokens.color.inkFaint};
    font-weight: 400;
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Problem = styled(Muted)`
  color: ${tokens.color.danger};
`;

const accepted = [...evidenceFileTypes, '.pdf', '.heic', '.heif'].join(',');

/** The document of evidence: a PDF or a picture. */
export function DocumentField({ name }: { name: string }) {
  const { t, i18n } = useLingui();
  const say = useSentences();
  const { field, error, setValue, setTouched } = useFormField<File | null>(name);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const file = field.value;
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    const known = chosen && (await withKnownType(chosen));
    // Without this the same file could not be chosen again after an error.
    target.value = '';
    if (!known) return;
    setTouched();
    setValue(known);
  }
  const label = t({ id: 'firms.document', message: 'Document' });
  return (
    <Stack gap="xs" role="group" aria-labelledby={`${id}-label`}>
      <Label id={`${id}-label`}>
        <b>{label}</b> <span>{t({ id: 'firms.optional', message: '(optional)' })}</span>
      </Label>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={label}
        onChange={(event) => void choose(event)}
      />
      {file && (
        <Row gap="s">
          <Name>{file.name}</Name>
          <Muted>{fileSizeText(file.size, i18n)}</Muted>
        </Row>
      )}
      <Row gap="s">
        <Button
          variant="secondary"
          size="small"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {file
            ? t({ id: 'firms.choose-another-document', message: 'Choose another file' })
            : t({ id: 'firms.choose-document', message: 'Choose a file' })}
        </Button>
        {file && (
          <Button variant="quiet" size="small" onClick={() => setValue(null)}>
            {t({ id: 'firms.leave-document-out', message: 'Send without it' })}
          </Button>
        )}
      </Row>
      <div id={`${id}-hint`} aria-live="polite">
        {error ? (
          <Problem>{say(error)}</Problem>
        ) : (
          <Muted>
            {t({
              id: 'firms.document-hint',
              message:
                'Your certificate as a PDF or a picture of less than 10 MB. Only our operators can open it.',
            })}
          </Muted>
        )}
      </div>
    </Stack>
  );
}
