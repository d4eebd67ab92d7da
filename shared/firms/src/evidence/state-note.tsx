import { useSentences } from '@aangan/messages';
import { Muted } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';

interface StateNoteProps {
  /** The state that a GSTIN names. */
  state: string | null;
  /** The state of the firm's city; null where it is not known. */
  firmState: string | null;
}

/** The state of a GSTIN, and whether it is another one than that of the firm's city. */
export function StateNote({ state, firmState }: StateNoteProps) {
  const { t } = useLingui();
  const say = useSentences();
  if (state === null) return null;
  const [of, city] = [say(state), say(firmState ?? '')];
  return (
    <Muted role="status">
      {firmState === null || firmState === state
        ? t({ id: 'firms.gstin-state', message: `A GSTIN of ${of}.` })
        : t({
            id: 'firms.gstin-state-differs',
            message: `This GSTIN is of ${of}, and the city of the profile is in ${city}. Both can be right; our operators see it too.`,
          })}
    </Muted>
  );
}
