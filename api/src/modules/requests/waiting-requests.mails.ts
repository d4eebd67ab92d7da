import {
  answerWithin,
  connectionLimits,
  dateFormat,
  isolated,
  localeOf,
  pathIn,
  paths,
  type SiteLanguage,
} from '@aangan/domain';
import type { MailContent } from '../../mail/render-mail.ts';
import { footnotes, requestsAt } from './requests.mails.ts';
import type { ClaimedRequest, SimilarFirm } from './waiting-requests.repository.ts';

interface Recipient {
  id: number;
  email: string;
  name: string;
}

const days = connectionLimits.closedAfter;

/** Reminds a firm of a request that waits for its answer. */
export function reminderMail(
  firm: Recipient,
  { clientName, createdAt }: Pick<ClaimedRequest, 'clientName' | 'createdAt'>,
  publicUrl: string,
): MailContent {
  const name = isolated(clientName);
  return {
    to: firm.email,
    accountId: firm.id,
    texts: {
      en: {
        subject: `${name} is waiting for your answer`,
        paragraphs: [
          `Dear ${isolated(firm.name)},`,
          `${name} sent you a connection request on ${dayIn('en', createdAt)} and is waiting for your answer. Approve or reject it with one press; a quick no helps as well.`,
          `A request that has no answer for ${days} days is closed, and its client is told of other firms.`,
        ],
        action: requestsAt('en', 'Answer the request', publicUrl),
        footnote: footnotes.en,
      },
      hi: {
        subject: `${name} को आपके जवाब का इंतज़ार है`,
        paragraphs: [
          `नमस्ते ${isolated(firm.name)},`,
          `${name} ने आपको ${dayIn('hi', createdAt)} को रिक्वेस्ट भेजी थी और उन्हें आपके जवाब का इंतज़ार है। उसे एक बटन दबाकर मंज़ूर या नामंज़ूर करें; जल्दी मिली ना भी काम आती है।`,
          `जिस रिक्वेस्ट का ${days} दिन तक जवाब नहीं आता, वह बंद हो जाती है, और उसे भेजने वाले को दूसरे डिज़ाइनर या वेंडर बताए जाते हैं।`,
        ],
        action: requestsAt('hi', 'रिक्वेस्ट का जवाब दें', publicUrl),
        footnote: footnotes.hi,
      },
    },
  };
}

type Closed = Pick<ClaimedRequest, 'firmName' | 'kind'>;

/** Tells a client that a request was closed, and offers other firms. */
export function closedMail(
  client: Recipient,
  { firmName, kind }: Closed,
  similar: readonly SimilarFirm[],
  publicUrl: string,
): MailContent {
  const name = isolated(firmName);
  const offered = similar.length > 0;
  const factsIn = (language: SiteLanguage) =>
    similar.map((firm) => [isolated(firm.name), offerOf(firm, kind, language, publicUrl)] as const);
  return {
    to: client.email,
    accountId: client.id,
    texts: {
      en: {
        subject: `${name} did not answer, so your request is closed`,
        paragraphs: [
          `Dear ${isolated(client.name)},`,
          `${name} has not answered your connection request for ${days} days, so it is closed. You can send a new one at any time, to ${name} as well.`,
          ...(offered ? ['These firms are in the same city and do similar work:'] : []),
        ],
        facts: factsIn('en'),
        action: requestsAt('en', 'See your requests', publicUrl),
        footnote: footnotes.en,
      },
      hi: {
        subject: `${name} का जवाब नहीं आया, इसलिए आपकी रिक्वेस्ट बंद हो गई`,
        paragraphs: [
          `नमस्ते ${isolated(client.name)},`,
          `${name} ने ${days} दिन तक आपकी रिक्वेस्ट का जवाब नहीं दिया, इसलिए वह बंद हो गई है। आप कभी भी नई रिक्वेस्ट भेज सकते हैं, ${name} को भी।`,
          ...(offered ? ['ये इसी शहर में हैं और ऐसा ही काम करते हैं:'] : []),
        ],
        facts: factsIn('hi'),
        action: requestsAt('hi', 'अपनी रिक्वेस्ट देखें', publicUrl),
        footnote: footnotes.hi,
      },
    },
  };
}

/** How soon a firm answers, where that is known, and its page. */
function offerOf(
  { id, answerHours }: SimilarFirm,
  kind: ClaimedRequest['kind'],
  language: SiteLanguage,
  publicUrl: string,
): string {
  const page = `${publicUrl}${pathIn(language, paths[kind](id))}`;
  return answerHours === null ? page : `${answersIn[language](answerHours)}\n${page}`;
}

const answersIn: Readonly<Record<SiteLanguage, (hours: number) => string>> = {
  en: (hours) => {
    const { count, unit } = answerWithin(hours);
    return `Usually answers within ${count} ${unit}${count === 1 ? '' : 's'}`;
  },
  hi: (hours) => {
    const { count, unit } = answerWithin(hours);
    return `आम तौर पर ${count} ${unit === 'hour' ? 'घंटे' : 'दिन'} में जवाब देते हैं`;
  },
};

function dayIn(language: SiteLanguage, instant: string): string {
  const options = { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' } as const;
  return dateFormat(localeOf(language), options).format(new Date(instant));
}
