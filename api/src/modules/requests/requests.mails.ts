import { connectionProjectTypes, formatRupees, isolated } from '@aangan/domain';
import type { MailContent } from '../../mail/render-mail.ts';
import type { NewRequest } from './requests.repository.ts';

interface Recipient {
  id: number;
  email: string;
  name: string;
}

const footnote =
  'You have this mail because of your account at Aangan. Mails about requests can be switched off on your account page.';

/** Tells a firm of a new request, or of one that was reopened. How to reach the client stays with us until it approves. */
export function newRequestMail(
  firm: Recipient,
  request: Pick<
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
  >,
  publicUrl: string,
): MailContent {
  const name = isolated(`${request.first_name} ${request.last_name}`.trim());
  return {
    to: firm.email,
    accountId: firm.id,
    subject: `New connection request from ${name}`,
    paragraphs: [
      `Dear ${isolated(firm.name)},`,
      `${name} would like to connect with you. You see how to reach them once you approve the request.`,
    ],
    facts: [
      ...(request.item
        ? ([
            ['Asks for', request.item],
            ['Quantity', request.quantity ?? ''],
            ['Deliver to', request.delivery_place ?? ''],
          ] as const)
        : ([['Project', labelOf(request.project_type)]] as const)),
      ...(request.budget > 0 ? [['Budget', formatRupees(request.budget)] as const] : []),
      [request.item ? 'Needed' : 'Timeline', request.timeline],
      ...(request.project_description ? [['About it', request.project_description] as const] : []),
    ],
    action: { label: 'See the request', url: `${publicUrl}/connection-requests` },
    footnote,
  };
}

/** Tells a client what a firm answered. */
export function answerMail(
  client: Recipient,
  firm: string,
  isApproved: boolean,
  publicUrl: string,
): MailContent {
  const firmName = isolated(firm);
  return {
    to: client.email,
    accountId: client.id,
    subject: isApproved
      ? `${firmName} approved your connection request`
      : `${firmName} rejected your connection request`,
    paragraphs: [
      `Dear ${isolated(client.name)},`,
      isApproved
        ? `${firmName} approved your request and now sees your email address and phone number, to get in touch with you.`
        : `${firmName} cannot take up your request at present. You can reopen it later, and there are others who may be glad of it.`,
    ],
    action: { label: 'See your requests', url: `${publicUrl}/connection-requests` },
    footnote,
  };
}

function labelOf(projectType: string): string {
  return connectionProjectTypes.find(({ id }) => id === projectType)?.label ?? projectType;
}
