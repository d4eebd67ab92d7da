import { useLingui } from '@lingui/react/macro';
import type { Message } from '../api/conversations-api.ts';

type About = NonNullable<Message['about']>;

/** What a message says that its sender did with a quote or a job: such a message may have no text. */
export function useAboutText(): (about: About) => string {
  const { t } = useLingui();
  return (about) => {
    switch (about.act) {
      case 'sent':
        return t({ id: 'conversations.quote-sent', message: 'Sent a quote' });
      case 'asked':
        return t({ id: 'conversations.quote-asked', message: 'Asked about the quote' });
      case 'declined':
        return t({ id: 'conversations.quote-declined', message: 'Declined the quote' });
      case 'withdrawn':
        return t({ id: 'conversations.quote-withdrawn', message: 'Withdrew the quote' });
      case 'accepted':
        return t({ id: 'conversations.quote-accepted', message: 'Accepted the quote' });
      case 'stage-confirmed':
        return t({ id: 'conversations.stage-confirmed', message: 'Confirmed a stage of the job' });
      case 'change-proposed':
        return t({ id: 'conversations.change-proposed', message: 'Proposed a change of the job' });
      case 'change-agreed':
        return t({ id: 'conversations.change-agreed', message: 'Agreed to the change' });
      case 'change-declined':
        return t({ id: 'conversations.change-declined', message: 'Declined the change' });
      case 'change-withdrawn':
        return t({ id: 'conversations.change-withdrawn', message: 'Withdrew the change' });
      case 'end-stated':
        return t({ id: 'conversations.end-stated', message: 'Told the final amount and days' });
      case 'ended':
        return t({ id: 'conversations.job-ended', message: 'Confirmed that the job has ended' });
    }
  };
}
