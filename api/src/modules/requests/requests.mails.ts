import {
  type ConnectionProjectType,
  type ConnectionTimeline,
  connectionProjectTypes,
  formatRupees,
  isolated,
  pathIn,
  paths,
  type SiteLanguage,
} from '@aangan/domain';
import type { MailContent, MailText } from '../../mail/render-mail.ts';
import type { NewRequest } from './requests.repository.ts';

interface Recipient {
  id: number;
  email: string;
  name: string;
}

interface MailedRequest extends MailedFields {
  /** Of the project of the firm that it is about; null without one. */
  projectTitle?: string | null;
  projectPath?: string | null;
}

type MailedFields = Pick<
  NewRequest,
  | 'first_name'
  | 'last_name'
  | 'project_type'
  | 'budget'
  | 'timeline'
  | 'project_description'
  | 'item'
  | 'quantity'
  | 'delivery_place'
>;

/** Why a mail about requests comes, and how to end these. */
export const footnotes: Readonly<Record<SiteLanguage, string>> = {
  en: 'You have this mail because of your account at Aangan. Mails about requests can be switched off on your account page.',
  hi: 'यह ईमेल आपको Aangan पर आपके अकाउंट की वजह से मिला है। रिक्वेस्ट के बारे में ईमेल आप अपने अकाउंट के पेज पर बंद कर सकते हैं।',
};

const terms = {
  en: {
    item: 'Asks for',
    quantity: 'Quantity',
    place: 'Deliver to',
    project: 'Project',
    budget: 'Budget',
    needed: 'Needed',
    timeline: 'Timeline',
    about: 'About it',
    yourProject: 'About your project',
  },
  hi: {
    item: 'क्या चाहिए',
    quantity: 'मात्रा',
    place: 'डिलीवरी कहाँ होगी',
    project: 'प्रोजेक्ट',
    budget: 'बजट',
    needed: 'कब चाहिए',
    timeline: 'समय-सीमा',
    about: 'इसके बारे में',
    yourProject: 'आपके इस प्रोजेक्ट के बारे में',
  },
} as const;

const projectTypesInHindi: Readonly<Record<ConnectionProjectType, string>> = {
  residential: 'रिहायशी',
  commercial: 'कमर्शियल',
  retail: 'रिटेल',
  hospitality: 'हॉस्पिटैलिटी',
  other: 'अन्य',
};

const timelinesInHindi: Readonly<Record<ConnectionTimeline, string>> = {
  Immediately: 'तुरंत',
  '1–3 months': '1–3 महीने',
  '3–6 months': '3–6 महीने',
  '6–12 months': '6–12 महीने',
  Flexible: 'कभी भी',
};

/** The page of the requests, as what to do about a mail. */
export const requestsAt = (language: SiteLanguage, label: string, publicUrl: string) => ({
  label,
  url: `${publicUrl}${pathIn(language, paths.connectionRequests())}`,
});

/** Tells a firm of a new request, or of one that was reopened. How to reach the client stays with us until it approves. */
export function newRequestMail(
  firm: Recipient,
  request: MailedRequest,
  publicUrl: string,
): MailContent {
  const name = isolated(`${request.first_name} ${request.last_name}`.trim());
  return {
    to: firm.email,
    accountId: firm.id,
    texts: {
      en: {
        subject: `New connection request from ${name}`,
        paragraphs: [
          `Dear ${isolated(firm.name)},`,
          `${name} would like to connect with you. You see how to reach them once you approve the request.`,
        ],
        facts: factsOf(request, 'en', publicUrl),
        action: requestsAt('en', 'See the request', publicUrl),
        footnote: footnotes.en,
      },
      hi: {
        subject: `${name} की नई रिक्वेस्ट`,
        paragraphs: [
          `नमस्ते ${isolated(firm.name)},`,
          `${name} आपसे संपर्क करना चाहते हैं। रिक्वेस्ट मंज़ूर करने पर आपको दिखेगा कि उनसे कैसे संपर्क करें।`,
        ],
        facts: factsOf(request, 'hi', publicUrl),
        action: requestsAt('hi', 'रिक्वेस्ट देखें', publicUrl),
        footnote: footnotes.hi,
      },
    },
  };
}

function factsOf(
  request: MailedRequest,
  language: SiteLanguage,
  publicUrl: string,
): NonNullable<MailText['facts']> {
  const words = terms[language];
  const { item, quantity, delivery_place, budget, timeline, project_description } = request;
  const { projectTitle, projectPath } = request;
  return [
    ...(projectTitle && projectPath
      ? [
          [
            words.yourProject,
            `${projectTitle}\n${publicUrl}${pathIn(language, projectPath)}`,
          ] as const,
        ]
      : []),
    ...(item
      ? ([
          [words.item, item],
          [words.quantity, quantity ?? ''],
          [words.place, delivery_place ?? ''],
        ] as const)
      : ([[words.project, labelOf(request.project_type, language)]] as const)),
    ...(budget > 0 ? [[words.budget, formatRupees(budget)] as const] : []),
    [item ? words.needed : words.timeline, timelineIn(language, timeline)],
    ...(project_description ? [[words.about, project_description] as const] : []),
  ];
}

/** Tells a client what a firm answered. @param conversation the one that an approval has opened; undefined for a refusal */
export function answerMail(
  client: Recipient,
  firm: string,
  conversation: number | undefined,
  publicUrl: string,
): MailContent {
  const firmName = isolated(firm);
  const isApproved = conversation !== undefined;
  const actionIn = (language: SiteLanguage, write: string, see: string) =>
    isApproved
      ? { label: write, url: `${publicUrl}${pathIn(language, paths.conversation(conversation))}` }
      : requestsAt(language, see, publicUrl);
  return {
    to: client.email,
    accountId: client.id,
    texts: {
      en: {
        subject: isApproved
          ? `${firmName} approved your connection request`
          : `${firmName} rejected your connection request`,
        paragraphs: [
          `Dear ${isolated(client.name)},`,
          isApproved
            ? `${firmName} approved your request and now sees your email address and phone number, to get in touch with you. You can write to each other at Aangan, and you find their address and number there.`
            : `${firmName} cannot take up your request at present. You can reopen it later, and there are others who may be glad of it.`,
        ],
        action: actionIn('en', 'Write to them', 'See your requests'),
        footnote: footnotes.en,
      },
      hi: {
        subject: isApproved
          ? `${firmName} ने आपकी रिक्वेस्ट मंज़ूर की`
          : `${firmName} ने आपकी रिक्वेस्ट नामंज़ूर की`,
        paragraphs: [
          `नमस्ते ${isolated(client.name)},`,
          isApproved
            ? `${firmName} ने आपकी रिक्वेस्ट मंज़ूर कर ली है। आपसे संपर्क करने के लिए उन्हें अब आपका ईमेल और फ़ोन नंबर दिखता है। अब आप Aangan पर एक-दूसरे को मैसेज भेज सकते हैं, और वहीं आपको उनका ईमेल और फ़ोन नंबर मिलेगा।`
            : `${firmName} अभी आपका काम नहीं ले सकते। आप यह रिक्वेस्ट बाद में फिर से भेज सकते हैं, और दूसरे डिज़ाइनर और वेंडर भी हैं जिन्हें यह काम करके ख़ुशी होगी।`,
        ],
        action: actionIn('hi', 'उन्हें मैसेज भेजें', 'अपनी रिक्वेस्ट देखें'),
        footnote: footnotes.hi,
      },
    },
  };
}

function labelOf(projectType: string, language: SiteLanguage): string {
  const known = connectionProjectTypes.find(({ id }) => id === projectType);
  if (!known) return projectType;
  return language === 'hi' ? projectTypesInHindi[known.id] : known.label;
}

/** What the form offers is stored in English; what else a client wrote stays as it is. */
function timelineIn(language: SiteLanguage, timeline: string): string {
  const inHindi: Readonly<Record<string, string>> = timelinesInHindi;
  return language === 'hi' && Object.hasOwn(inHindi, timeline)
    ? (inHindi[timeline] ?? timeline)
    : timeline;
}
