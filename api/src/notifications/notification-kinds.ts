import { longDay, paths, type SiteLanguage } from '@aangan/domain';
import { evidenceName } from './evidence-name.ts';
import {
  byName,
  type NotificationEvent,
  type NotificationFacts,
  nameIn,
  type Texts,
  titleOf,
  withReason,
} from './notification-event.ts';

interface NotificationKind {
  label: Texts;
  /** When it is told. */
  hint: Texts;
  /** It is told in each way and at any hour, whatever the account has chosen. */
  isRequired?: true;
  events: Readonly<Record<string, NotificationEvent>>;
}

const requests = () => paths.connectionRequests();
const reviews = ({ subject, data: { by, firm = 'vendor' } }: NotificationFacts) =>
  by === 'client' ? paths.clientReviews(firm, subject) : paths.vendorReviews(subject);

/** An event about evidence, told with what was evidenced and a day. */
const ofEvidence = (
  en: (name: string, day: string) => string,
  hi: (name: string, day: string) => string,
): NotificationEvent => {
  const told = (language: SiteLanguage, { data }: NotificationFacts) =>
    [evidenceName(data.evidence ?? '', language), longDay(data.day ?? '', language)] as const;
  return {
    path: () => paths.profile(),
    text: { en: (facts) => en(...told('en', facts)), hi: (facts) => hi(...told('hi', facts)) },
  };
};
const conversation = ({ subject }: NotificationFacts) => paths.conversation(subject);

/** Something of a conversation, told with the name of who did it and a title. */
const aboutTitle = (
  en: (name: string, title: string) => string,
  hi: (name: string, title: string) => string,
): NotificationEvent => ({
  path: conversation,
  text: {
    en: (facts) => en(nameIn('en', facts), titleOf(facts)),
    hi: (facts) => hi(nameIn('hi', facts), titleOf(facts)),
  },
});

/**
 * Everything that accounts are told of: the kinds that they choose of, each with its events. Another kind or event is an
 * entry here and a call of `notify`; pages show what the API answers.
 */
const notificationKinds = {
  requests: {
    label: { en: 'Connection requests', hi: 'कनेक्शन रिक्वेस्ट' },
    hint: { en: 'New requests, and answers to yours', hi: 'नई रिक्वेस्ट, और आपकी रिक्वेस्ट के जवाब' },
    events: {
      'request-sent': byName(
        requests,
        (name) => `${name} asks to connect with you.`,
        (name) => `${name} आपसे संपर्क करना चाहते हैं।`,
      ),
      'request-waiting': byName(
        requests,
        (name) => `${name} is waiting for your answer.`,
        (name) => `${name} को आपके जवाब का इंतज़ार है।`,
      ),
      'request-approved': byName(
        ({ data }) =>
          data.conversation === undefined ? requests() : paths.conversation(data.conversation),
        (name) => `${name} has approved your request.`,
        (name) => `${name} ने आपकी रिक्वेस्ट मंज़ूर की।`,
      ),
      'request-declined': byName(
        requests,
        (name) => `${name} has declined your request.`,
        (name) => `${name} ने आपकी रिक्वेस्ट नामंज़ूर की।`,
      ),
      'request-closed': byName(
        requests,
        (name) => `Your request to ${name} was closed without an answer.`,
        (name) => `${name} को भेजी आपकी रिक्वेस्ट बिना जवाब के बंद हो गई।`,
      ),
    },
  },
  messages: {
    label: { en: 'Messages', hi: 'मैसेज' },
    hint: {
      en: 'By mail after ten minutes, at most once an hour',
      hi: 'ईमेल दस मिनट बाद, ज़्यादा से ज़्यादा घंटे में एक बार',
    },
    events: {
      message: {
        path: conversation,
        text: {
          en: (facts) =>
            `${nameIn('en', facts)} has sent you ${facts.times === 1 ? 'a message' : `${facts.times} messages`}.`,
          hi: (facts) =>
            `${nameIn('hi', facts)} ने आपको ${facts.times === 1 ? 'मैसेज भेजा है' : `${facts.times} मैसेज भेजे हैं`}।`,
        },
      },
    },
  },
  quotes: {
    label: { en: 'Quotes and jobs', hi: 'कोटेशन और काम' },
    hint: {
      en: 'Quotes, briefs, and what happens to what was agreed; by mail together with messages',
      hi: 'कोटेशन, ब्रीफ़ और तय हो चुके काम की ख़बरें; ईमेल मैसेज के साथ आता है',
    },
    events: {
      'quote-sent': aboutTitle(
        (name, title) => `${name} has sent you the quote ${title}.`,
        (name, title) => `${name} ने आपको कोटेशन ${title} भेजा है।`,
      ),
      'quote-asked': aboutTitle(
        (name, title) => `${name} asks about the quote ${title}.`,
        (name, title) => `${name} ने कोटेशन ${title} के बारे में पूछा है।`,
      ),
      'quote-accepted': aboutTitle(
        (name, title) => `${name} has accepted your quote ${title}.`,
        (name, title) => `${name} ने आपका कोटेशन ${title} स्वीकार किया है।`,
      ),
      'quote-declined': aboutTitle(
        (name, title) => `${name} has declined your quote ${title}.`,
        (name, title) => `${name} ने आपका कोटेशन ${title} नामंज़ूर किया है।`,
      ),
      'quote-withdrawn': aboutTitle(
        (name, title) => `${name} has withdrawn the quote ${title}.`,
        (name, title) => `${name} ने कोटेशन ${title} वापस ले लिया है।`,
      ),
      'stage-confirmed': aboutTitle(
        (name, title) => `${name} has confirmed a stage of ${title}.`,
        (name, title) => `${name} ने ${title} का एक चरण पक्का किया है।`,
      ),
      'change-proposed': aboutTitle(
        (name, title) => `${name} proposes a change of ${title}.`,
        (name, title) => `${name} ने ${title} में बदलाव का प्रस्ताव रखा है।`,
      ),
      'change-decided': aboutTitle(
        (name, title) => `${name} has answered your change of ${title}.`,
        (name, title) => `${name} ने ${title} में आपके बदलाव का जवाब दिया है।`,
      ),
      'end-stated': aboutTitle(
        (name, title) => `${name} has told what was final of ${title}.`,
        (name, title) => `${name} ने ${title} की आख़िरी रक़म और दिन बताए हैं।`,
      ),
      'job-ended': aboutTitle(
        (name, title) => `${name} agrees: this job has ended: ${title}.`,
        (name, title) => `${name} सहमत हैं, यह काम पूरा हुआ: ${title}।`,
      ),
      'brief-changed': aboutTitle(
        (name, title) => `${name} has changed the brief ${title}.`,
        (name, title) => `${name} ने ब्रीफ़ ${title} में बदलाव किया है।`,
      ),
    },
  },
  reviews: {
    label: { en: 'Reviews', hi: 'रिव्यू' },
    hint: {
      en: 'New reviews and answers, firms that you can review, and what we have decided about a review that you wrote or reported',
      hi: 'नए रिव्यू और जवाब, वे फ़र्में जिनका रिव्यू आप लिख सकते हैं, और आपके लिखे या रिपोर्ट किए रिव्यू पर हमारा फ़ैसला',
    },
    events: {
      'review-received': byName(
        reviews,
        (name) => `${name} has reviewed you.`,
        (name) => `${name} ने आपका रिव्यू लिखा है।`,
      ),
      'review-possible': byName(
        ({ subject, data }) =>
          paths.writeClientReview(
            data.firm === 'designer' ? paths.designer(subject) : paths.vendor(subject),
          ),
        (name) => `How was it with ${name}? Your review helps others to choose.`,
        (name) => `${name} के साथ आपका अनुभव कैसा रहा? आपके रिव्यू से दूसरों को चुनने में मदद मिलेगी।`,
      ),
      'review-answered': byName(
        reviews,
        (name) => `${name} has answered your review.`,
        (name) => `${name} ने आपके रिव्यू का जवाब दिया है।`,
      ),
      'review-hidden': byName(
        reviews,
        (name) => `Your review of ${name} is hidden.`,
        (name) => `${name} पर आपका रिव्यू छिपा दिया गया है।`,
      ),
      'review-kept': byName(
        reviews,
        (name) => `Your review of ${name} stays.`,
        (name) => `${name} पर आपका रिव्यू बना रहेगा।`,
      ),
      'report-decided': byName(
        reviews,
        (name) => `We have decided about your report of a review of ${name}.`,
        (name) => `${name} के रिव्यू पर आपकी रिपोर्ट का फ़ैसला हो गया है।`,
      ),
    },
  },
  verification: {
    label: { en: 'Verification', hi: 'वेरिफ़िकेशन' },
    hint: {
      en: 'What we find of your profile and of the evidence that you give, and when a check runs out',
      hi: 'आपकी प्रोफ़ाइल और आपके दिए सबूत पर हमारा फ़ैसला, और कोई जाँच कब तक मानी जाएगी',
    },
    events: {
      'profile-verified': {
        path: ({ subject, data }) =>
          data.firm === 'vendor' ? paths.vendor(subject) : paths.designer(subject),
        text: {
          en: () => 'Your profile is verified.',
          hi: () => 'आपकी प्रोफ़ाइल वेरिफ़ाई हो गई है।',
        },
      },
      'profile-sent-back': {
        path: ({ data }) =>
          data.firm === 'vendor' ? paths.vendorBasicInfo() : paths.designerBasicInfo(),
        text: {
          en: () => 'Your profile needs a change.',
          hi: () => 'आपकी प्रोफ़ाइल में बदलाव चाहिए।',
        },
      },
      'evidence-checked': ofEvidence(
        (name) => `${name}: we have checked it.`,
        (name) => `${name}: हमने जाँच कर ली है।`,
      ),
      'evidence-refused': ofEvidence(
        (name) => `${name}: please send it again.`,
        (name) => `${name}: इसे फिर से भेजें।`,
      ),
      'evidence-ends': ofEvidence(
        (name, day) => `${name}: our check runs out on ${day}. Please send it again.`,
        (name, day) => `${name}: हमारी जाँच ${day} तक मानी जाएगी। इसे फिर से भेजें।`,
      ),
      'evidence-ended': ofEvidence(
        (name) => `${name}: our check has run out. Please send it again.`,
        (name) => `${name}: हमारी जाँच की तारीख़ निकल गई है। इसे फिर से भेजें।`,
      ),
    },
  },
  boards: {
    label: { en: 'Boards', hi: 'बोर्ड' },
    hint: {
      en: 'When a board that you share is opened for the first time',
      hi: 'जब आपका शेयर किया बोर्ड पहली बार खोला जाए',
    },
    events: {
      'board-opened': {
        path: ({ subject }) => paths.board(subject),
        text: {
          en: (facts) => `Your shared board ${titleOf(facts)} was opened for the first time.`,
          hi: (facts) => `आपका शेयर किया बोर्ड ${titleOf(facts)} पहली बार खोला गया।`,
        },
      },
    },
  },
  moderation: {
    label: { en: 'Moderation', hi: 'जाँच के फ़ैसले' },
    hint: {
      en: 'What we hide or remove of yours, and show again',
      hi: 'आपका जो कुछ हम छिपाएँ, हटाएँ या फिर से दिखाएँ',
    },
    events: {
      'picture-hidden': {
        path: () => paths.portfolio(),
        text: {
          en: (facts) => `Your picture ${titleOf(facts)} is hidden.`,
          hi: (facts) => `आपकी फ़ोटो ${titleOf(facts)} छिपा दी गई है।`,
        },
      },
      'picture-shown': {
        path: () => paths.portfolio(),
        text: {
          en: (facts) => `Your picture ${titleOf(facts)} is shown again.`,
          hi: (facts) => `आपकी फ़ोटो ${titleOf(facts)} फिर से दिख रही है।`,
        },
      },
      'message-removed': {
        path: conversation,
        text: {
          en: (facts) => withReason('We have removed a message of yours', '.', facts),
          hi: (facts) => withReason('हमने आपका एक मैसेज हटा दिया है', '।', facts),
        },
      },
    },
  },
  security: {
    label: { en: 'Security', hi: 'सुरक्षा' },
    hint: {
      en: 'Changes of your password and address; always told',
      hi: 'पासवर्ड और ईमेल के बदलाव; ये हमेशा बताए जाते हैं',
    },
    isRequired: true,
    events: {
      'password-changed': {
        path: () => paths.account(),
        text: {
          en: () => 'Your password was changed.',
          hi: () => 'आपका पासवर्ड बदला गया है।',
        },
      },
      'password-known': {
        path: () => paths.account(),
        text: {
          en: () =>
            'The password that you sign in with is in lists of stolen ones. Please choose another one.',
          hi: () => 'जिस पासवर्ड से आप लॉग इन करते हैं, वह चोरी हुए पासवर्ड की सूचियों में है। दूसरा पासवर्ड चुनें।',
        },
      },
      'factors-changed': {
        path: () => paths.account(),
        text: {
          en: () => 'Your ways to sign in were changed.',
          hi: () => 'आपके लॉग इन के तरीक़े बदले गए हैं।',
        },
      },
      'recovery-code-used': {
        path: () => paths.account(),
        text: {
          en: () => 'A recovery code of your account was used.',
          hi: () => 'आपके अकाउंट का एक रिकवरी कोड इस्तेमाल किया गया है।',
        },
      },
      'email-changed': {
        path: () => paths.account(),
        text: {
          en: () => 'Your email address was changed.',
          hi: () => 'आपका ईमेल बदला गया है।',
        },
      },
    },
  },
} as const satisfies Readonly<Record<string, NotificationKind>>;

export type Kind = keyof typeof notificationKinds;
/** The name of an event, of whichever kind. */
export type EventName = { [One in Kind]: keyof (typeof notificationKinds)[One]['events'] }[Kind];

export const kindNames = Object.keys(notificationKinds) as Kind[];
/** The kinds that an account can do without. */
export const endableKinds = kindNames.filter((kind) => !kindOf(kind).isRequired);

export function kindOf(kind: Kind): NotificationKind {
  return notificationKinds[kind];
}

/** Each event with its kind. */
const events = new Map(
  kindNames.flatMap((kind) =>
    Object.entries(kindOf(kind).events).map(([name, event]) => [name, { kind, event }] as const),
  ),
);

/** The names of the events of a kind. */
export const eventsOf = (kind: Kind): string[] => Object.keys(kindOf(kind).events);

/** Undefined for one of a later version. */
export const findEvent = (name: string): { kind: Kind; event: NotificationEvent } | undefined =>
  events.get(name);
