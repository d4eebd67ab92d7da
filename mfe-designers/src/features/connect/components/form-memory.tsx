import { useSession } from '@aangan/host';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { ConnectDraft } from '../model/connect-draft.ts';
import { type ConnectValues, filledIn, knownOf } from '../model/connect-values.ts';

/** Keeps what is typed, and fills in what the account knows once it is known who is there. */
export function FormMemory({ draft }: { draft: ConnectDraft }) {
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
