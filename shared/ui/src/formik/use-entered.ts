import { getIn, useFormikContext } from 'formik';
import { flushSync } from 'react-dom';

/**
 * Takes what a password manager has entered without telling the page: fields that hold something where the form has
 * nothing. To be called before the form is submitted, so that this is what is checked and sent.
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
