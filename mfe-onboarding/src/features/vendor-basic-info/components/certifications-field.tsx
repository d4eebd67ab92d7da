import { Button, tokens, when } from '@aangan/ui';
import { FormTextField } from '@aangan/ui/formik';
import styled from 'styled-components';
import { ListField } from '../../../form/list-field.tsx';
import type { CertificationValues } from '../model/certification-values.ts';

const List = styled.ul`
  display: grid;
  width: 100%;
  gap: ${tokens.space.m};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 7rem;
    gap: ${tokens.space.s};
    align-items: start;
    justify-items: start;
  }
  li > :first-child {
    width: 100%;
  }
  /* Aligns the text of the button with the fields. */
  button {
    margin-inline-start: -1.5rem;
  }
  ${when.medium} {
    li {
      grid-template-columns: minmax(0, 1fr) 7rem auto;
    }
    /* In line with the inputs, below their labels. */
    button {
      margin-block-start: 1.875rem;
      margin-inline-start: 0;
    }
  }
`;

const name = 'certifications';

/** A list of certifications: each with a name, and a year where there is one. */
export function CertificationsField() {
  return (
    <ListField<CertificationValues>
      name={name}
      label="Certifications"
      noun="certification"
      newItem={{ name: '', year: '' }}
      list={List}
      item={(at, onRemove) => (
        <>
          <FormTextField name={`${name}.${at}.name`} label="Certification" maxLength={200} />
          <FormTextField
            name={`${name}.${at}.year`}
            label="Year"
            inputMode="numeric"
            maxLength={4}
            optional
          />
          <Button variant="quiet" aria-label={`Remove certification ${at + 1}`} onClick={onRemove}>
            Remove
          </Button>
        </>
      )}
    />
  );
}
