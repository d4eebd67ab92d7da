import { getIn, useFormikContext } from 'formik';
import { flushSync } from 'react-dom';

/**
 * Copies into the form what a password manager has entered without an event: fields with text that are empty in the
 * form's state. Call it before the form is submitted, so that this text is validated and sent.
 */
export function useEntered(): (form: HTMLFormElement) => void {
  const { values, setFieldValue } = useFormikContext();
  return (form) => {
    const unnoticed = [...form.elements].filter(
      (field): field is HTMLInputElement =>
        field instanceof HTMLInputElement &&
        ['text', 'email', 'tel', 'password'].includes(field.type) &&
        field.value !== '' &&
        getIn(values, field.name) === '',
    );
    if (unnoticed.length === 0) return;
    flushSync(() => {
      for (const { name, value } of unnoticed) void setFieldValue(name, value, false);
    });
  };
}
