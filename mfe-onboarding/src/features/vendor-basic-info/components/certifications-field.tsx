import { Button, Stack, tokens, when } from '@aangan/ui';
import { FormTextField } from '@aangan/ui/formik';
import { FieldArray, useField } from 'formik';
import { useRef } from 'react';
import styled from 'styled-components';
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
  /* Its word stands in line with the fields. */
  button {
    margin-inline-start: -1.5rem;
  }
  ${when.medium} {
    li {
      grid-template-columns: minmax(0, 1fr) 7rem auto;
    }
    /* Beside the boxes, below their labels. */
    button {
      margin-block-start: 1.875rem;
      margin-inline-start: 0;
    }
  }
`;

const name = 'certifications';

/** Certifications by name, with the year where there is one. */
export function CertificationsField() {
  const [{ value: certifications }] = useField<CertificationValues[]>(name);
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusLast = () =>
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus());
  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <Stack gap="m" align="start">
          {certifications.length > 0 && (
            <List ref={list} role="list" aria-label="Certifications">
              {certifications.map((_certification, at) => (
                // A certification is its place in the list, as it has no id.
                <li key={at}>
                  <FormTextField
                    name={`${name}.${at}.name`}
                    label="Certification"
                    maxLength={200}
                  />
                  <FormTextField
                    name={`${name}.${at}.year`}
                    label="Year"
                    inputMode="numeric"
                    maxLength={4}
                    optional
                  />
                  <Button
                    variant="quiet"
                    aria-label={`Remove certification ${at + 1}`}
                    onClick={() => {
                      remove(at);
                      addButton.current?.focus();
                    }}
                  >
                    Remove
                  </Button>
                </li>
              ))}
            </List>
          )}
          <Button
            ref={addButton}
            variant="secondary"
            size="small"
            onClick={() => {
              push({ name: '', year: '' });
              focusLast();
            }}
          >
            Add a certification
          </Button>
        </Stack>
      )}
    </FieldArray>
  );
}
