import { isolated, paths } from '@aangan/domain';
import type { MailContent } from '../../mail/render-mail.ts';

interface ListingFacts {
  kind: 'designer' | 'vendor';
  id: number;
  name: string;
  account: { id: number; email: string };
}

/** Tells a firm that its profile is verified. @param listing its JSON text */
export function verifiedMail(listing: string, publicUrl: string): MailContent {
  const { kind, id, name, account } = JSON.parse(listing) as ListingFacts;
  const isDesigner = kind === 'designer';
  return {
    to: account.email,
    accountId: account.id,
    subject: 'Your profile is verified',
    paragraphs: [
      `${isolated(name)} is verified.`,
      isDesigner
        ? 'Your page is public. The list of designers shows every verified designer whose profile has an Instagram post.'
        : 'Your page is public, and you are listed among the vendors.',
    ],
    action: {
      label: 'See your page',
      url: `${publicUrl}/${isDesigner ? 'designers' : 'vendors'}/${id}`,
    },
    footnote: 'You have this mail because you have an account at Aangan.',
  };
}

/** Tells a firm what its profile lacks, in the operator's words. @param listing its JSON text */
export function sentBackMail(listing: string, why: string, publicUrl: string): MailContent {
  const { kind, name, account } = JSON.parse(listing) as ListingFacts;
  const page = kind === 'designer' ? paths.designerBasicInfo() : paths.vendorBasicInfo();
  return {
    to: account.email,
    accountId: account.id,
    subject: 'Your profile needs a change',
    paragraphs: [
      `We have looked at the profile of ${isolated(name)} and cannot verify it yet.`,
      `What is missing: ${why}`,
      'Please change your profile. We look at it again once you have saved it.',
    ],
    action: { label: 'Change your profile', url: `${publicUrl}${page}` },
    footnote: 'You have this mail because you have an account at Aangan.',
  };
}

/** Tells an account's owner that it is suspended, and why. */
export function suspendedMail(
  account: { id: number; email: string; first_name: string },
  reason: string,
  publicUrl: string,
): MailContent {
  return {
    to: account.email,
    accountId: account.id,
    subject: 'Your account is suspended',
    paragraphs: [
      `Dear ${isolated(account.first_name)},`,
      'we have suspended your account. You cannot sign in at present, and a profile of yours is not shown.',
      `The reason: ${reason}`,
      'If you think that this is a mistake, please write to us.',
    ],
    action: { label: 'Write to the support', url: `${publicUrl}/support` },
    footnote: 'You have this mail because you have an account at Aangan.',
  };
}
