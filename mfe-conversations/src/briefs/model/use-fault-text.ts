import { useSentences } from '@aangan/messages';
import { useLingui } from '@lingui/react/macro';
import type { BriefFault } from './typed-brief.ts';

/** Says what is wrong with a field; undefined where nothing is. */
export function useFaultText(): (fault: BriefFault | undefined) => string | undefined {
  const { i18n } = useLingui();
  const say = useSentences();
  return (fault) => {
    if (fault === undefined) return undefined;
    if (typeof fault === 'string') return say(fault);
    return i18n._({ ...fault.message, values: { count: fault.count } });
  };
}
