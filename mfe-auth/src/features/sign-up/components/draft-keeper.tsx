import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { signUpDraft } from '../model/sign-up-draft.ts';
import type { SignUpValues } from '../model/sign-up-values.ts';

/**
 * Fills in what was typed before a reload, once the form is in use: a page that a server rendered has none. Keeps what
 * is typed from then on.
 */
export function DraftKeeper() {
  const { values, dirty, setValues } = useFormikContext<SignUpValues>();
  useEffect(() => {
    const kept = signUpDraft.read();
    if (kept) void setValues((typed) => ({ ...typed, ...kept }), false);
  }, [setValues]);
  useEffect(() => {
    if (dirty) signUpDraft.write(values);
  }, [values, dirty]);
  return null;
}
