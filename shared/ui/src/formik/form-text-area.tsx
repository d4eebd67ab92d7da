import { TextArea, type TextAreaProps } from '../form/text-area.tsx';
import { useFormField } from './use-form-field.ts';

export interface FormTextAreaProps extends TextAreaProps {
  name: string;
}

/** A TextArea of a Formik form. */
export function FormTextArea({ name, ...rest }: FormTextAreaProps) {
  const { field, error } = useFormField<string>(name);
  return <TextArea {...rest} {...field} error={error} />;
}
