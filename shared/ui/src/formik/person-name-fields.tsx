import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { FieldPair } from '../form/field-pair.ts';
import { tokens } from '../theme/tokens.ts';
import { FormCheckbox } from './form-checkbox.tsx';
import { FormTextField } from './form-text-field.tsx';
import { useFormField } from './use-form-field.ts';

const LastName = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
`;

/**
 * The fields `first_name`, `last_name` and `has_one_name` of a Formik form. Ticking "I have only one name" empties and
 * disables the last name; unticking restores it.
 */
export function PersonNameFields({ maxLength }: { maxLength: number }) {
  const { t } = useLingui();
  const { field } = useFormField<boolean>('has_one_name', 'checkbox');
  useLastNameKept(field.checked === true);
  return (
    <FieldPair>
      <FormTextField
        name="first_name"
        label={t({ id: 'ui.first-name', message: 'First name' })}
        autoComplete="given-name"
        maxLength={maxLength}
      />
      <LastName>
        <FormTextField
          name="last_name"
          label={t({ id: 'ui.last-name', message: 'Last name' })}
          autoComplete="family-name"
          maxLength={maxLength}
          disabled={field.checked}
        />
        <FormCheckbox
          name="has_one_name"
          label={t({ id: 'ui.only-one-name', message: 'I have only one name' })}
        />
      </LastName>
    </FieldPair>
  );
}

function useLastNameKept(hasOneName: boolean) {
  const { field, setValue } = useFormField<string>('last_name');
  const wasTicked = useRef(hasOneName);
  const kept = useRef('');
  useEffect(() => {
    if (wasTicked.current === hasOneName) return;
    wasTicked.current = hasOneName;
    const typed = field.value;
    setValue(hasOneName ? '' : kept.current);
    kept.current = typed;
  }, [hasOneName, field.value, setValue]);
}
