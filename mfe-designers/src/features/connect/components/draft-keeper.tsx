import { useSession } from '@aangan/host';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { ConnectDraft } from '../model/connect-draft.ts';
import { type ConnectValues, filledIn, knownOf } from '../model/connect-values.ts';

/** Saves the typed values as a draft, and fills in the account's contact details once it is known. */
export function DraftKeeper({ draft }: { draft: ConnectDraft }) {
  const { user } = useSession();
  const { values, dirty, setValues } = useFormikContext<ConnectValues>();
  useEffect(() => {
    if (dirty) draft.write(values);
  }, [draft, values, dirty]);
  useEffect(() => {
    if (user) void setValues((typed) => filledIn(typed, knownOf(user)), false);
  }, [user, setValues]);
  return null;
}
