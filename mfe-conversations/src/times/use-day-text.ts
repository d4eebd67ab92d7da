import { useHost } from '@aangan/host';
import { useLingui } from '@lingui/react/macro';
import { daysAgo, dayText } from './message-times.ts';

/** Says days: "Today", "Yesterday", "4 March 2027". */
export function useDayText(): (at: string) => string {
  const { t } = useLingui();
  const { clock, locale } = useHost();
  return (at) => {
    const days = daysAgo(at, clock);
    if (days === 0) return t({ id: 'conversations.today', message: 'Today' });
    if (days === 1) return t({ id: 'conversations.yesterday', message: 'Yesterday' });
    return dayText(at, { clock, locale });
  };
}
