import { Form, useFormikContext } from 'formik';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { Stack } from '../layout/layout.tsx';

export interface FormBodyProps {
  /** The form's name, for screen readers. */
  label: string;
  /** Why the last attempt failed as a whole; stands above the fields. */
  failure: string | null;
  failureHeading?: string;
  children: ReactNode;
}

/** A Formik form whose messages are ours, not the browser's, and which leads the eye to what is wrong. */
export function FormBody({ label, failure, failureHeading, children }: FormBodyProps) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) notice.current?.focus();
  }, [failure]);
  useFocusFirstError(form, notice);
  return (
    <Form ref={form} noValidate aria-label={label}>
      <Stack gap="l">
        {failure && (
          <Notice ref={notice} tabIndex={-1} tone="error" heading={failureHeading}>
            {failure}
          </Notice>
        )}
        {children}
      </Stack>
    </Form>
  );
}

/** After a refused submit, focus goes to the first wrong field, unless it is at the message about the whole. */
function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  notice: RefObject<HTMLElement | null>,
) {
  const { submitCount, isSubmitting } = useFormikContext();
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    if (notice.current && document.activeElement === notice.current) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, form, notice]);
}
