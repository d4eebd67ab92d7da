import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { FormCheckbox } from './form-checkbox.tsx';
import { FormTextField } from './form-text-field.tsx';
import { useFormField } from './use-form-field.ts';

const Names = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l} ${tokens.space.m};
  align-items: start;

  @media (min-width: 30em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const LastName = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
`;

/**
 * The fields `first_name`, `last_name` and `has_one_name` of a Formik form. A person with one name ticks that; what
 * stands in the last name's field is then neither needed nor sent.
 */
export function PersonNameFields({ maxLength }: { maxLength: number }) {
  const { field } = useFormField<boolean>('has_one_name', 'checkbox');
  return (
    <Names>
      <FormTextField
        name="first_name"
        label="First name"
        autoComplete="given-name"
        maxLength={maxLength}
      />
      <LastName>
        <FormTextField
          name="last_name"
          label="Last name"
          autoComplete="family-name"
          maxLength={maxLength}
          disabled={field.checked}
        />
        <FormCheckbox name="has_one_name" label="I have only one name" />
      </LastName>
    </Names>
  );
}
