import { RatingField, type RatingFieldProps } from '../rating/rating-field.tsx';
import { useFormField } from './use-form-field.ts';

export interface FormRatingFieldProps extends Omit<RatingFieldProps, 'value' | 'onChange'> {
  name: string;
}

/** A RatingField of a Formik form; the form holds the number of stars. */
export function FormRatingField({ name, ...rest }: FormRatingFieldProps) {
  const { field, error, setValue } = useFormField<number>(name);
  return <RatingField {...rest} value={field.value} onChange={setValue} error={error} />;
}
