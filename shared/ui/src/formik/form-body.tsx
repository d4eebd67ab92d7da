import { useLingui } from '@lingui/react/macro';
import { Form, useFormikContext } from 'formik';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { NeedsScript } from '../feedback/needs-script.tsx';
import { Notice } from '../feedback/notice.tsx';
import type { Elements } from '../layout/elements.ts';
import { Stack } from '../layout/layout.tsx';
import { useStillWhilePressed } from '../press/use-still-while-pressed.ts';
import { useEntered } from './use-entered.ts';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export interface FormBodyProps {
  /** The form's name, for screen readers. */
  label: string;
  /** Why the last attempt failed as a whole; shown above the fields. */
  failure: string | null;
  failureHeading?: string;
  /** The form's id, for a submit button outside the form. */
  id?: string;
  /** The form is inside another form. HTML does not nest forms, so it is rendered as a group that acts like one. */
  nested?: boolean;
  children: Elements;
}

/** A Formik form with its own messages instead of the browser's. After a failure it focuses what is wrong. */
export function FormBody({ label, failure, failureHeading, id, nested, children }: FormBodyProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement & HTMLFieldSetElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const shown = useStillWhilePressed(failure);
  useEffect(() => {
    if (shown) notice.current?.focus();
  }, [shown]);
  useFocusFirstError(form, notice);
  const takeEntered = useEntered();
  const body = (
    <Stack gap="l">
      <NeedsScript>
        {t({ id: 'ui.form-needs-javascript', message: 'This form needs JavaScript.' })}
      </NeedsScript>
      {shown && (
        <Notice ref={notice} tabIndex={-1} tone="error" heading={failureHeading}>
          {shown}
        </Notice>
      )}
      {children}
    </Stack>
  );
  if (nested) {
    return (
      <NestedForm ref={form} label={label}>
        {body}
      </NestedForm>
    );
  }
  return (
    // Before the scripts have arrived, a browser would send what was typed, a password too, as part of an address.
    // Outside of a dialog element this method sends nothing.
    <Form
      ref={form}
      id={id}
      method="dialog"
      noValidate
      aria-label={label}
      onSubmitCapture={({ currentTarget }) => takeEntered(currentTarget)}
    >
      {body}
    </Form>
  );
}

interface NestedFormProps {
  ref: RefObject<HTMLFieldSetElement | null>;
  label: string;
  children: Elements;
}

/** Enter in a field and a press on the submit button submit this form, and not the form around it. */
function NestedForm({ ref, label, children }: NestedFormProps) {
  const { submitForm, isSubmitting } = useFormikContext();
  function sendOnEnter(event: KeyboardEvent) {
    const { key, target } = event;
    const isField = target instanceof HTMLInputElement && target.type !== 'checkbox';
    if (key !== 'Enter' || !isField || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isSubmitting) void submitForm();
  }
  return (
    <Group ref={ref} aria-label={label} onKeyDown={sendOnEnter}>
      {children}
    </Group>
  );
}

/** After a failed submit, focuses the first invalid field, unless the message above the fields has the focus. */
function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  notice: RefObject<HTMLElement | null>,
) {
  const { submitCount, isSubmitting } = useFormikContext();
  // Wait like the messages do: they appear only after a press ends.
  const sent = useStillWhilePressed(isSubmitting ? 0 : submitCount);
  useEffect(() => {
    if (sent === 0) return;
    if (notice.current && document.activeElement === notice.current) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [sent, form, notice]);
}
