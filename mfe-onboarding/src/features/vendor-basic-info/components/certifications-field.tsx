import { Button, tokens, when } from '@aangan/ui';
import { FormTextField } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  return (
    <ListField<CertificationValues>
      name={name}
      label={t({ id: 'onboarding.certifications', message: 'Certifications' })}
      add={t({ id: 'onboarding.add-certification', message: 'Add a certification' })}
      newItem={{ name: '', year: '' }}
      list={List}
      item={(at, onRemove) => {
        const number = at + 1;
        return (
          <>
            <FormTextField
              name={`${name}.${at}.name`}
              label={t({ id: 'onboarding.certification', message: 'Certification' })}
              maxLength={200}
            />
            <FormTextField
              name={`${name}.${at}.year`}
              label={t({ id: 'onboarding.year', message: 'Year' })}
              inputMode="numeric"
              maxLength={4}
              optional
            />
            <Button
              variant="quiet"
              aria-label={t({
                id: 'onboarding.remove-certification',
                message: `Remove certification ${number}`,
              })}
              onClick={onRemove}
            >
              <Trans id="onboarding.remove">Remove</Trans>
            </Button>
          </>
        );
      }}
    />
  );
}
