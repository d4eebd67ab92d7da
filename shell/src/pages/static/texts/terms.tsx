import { paths, policyPeriods } from '@aangan/domain';
import { TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { Provider } from '../named-details.tsx';
import type { PageText } from '../page-text.ts';
import { changes, complaints, disputes, leaving, suspension, version } from './common-terms.tsx';

/** /terms: for everyone who uses the site. */
export const terms: PageText = {
  isLegal: true,
  lede: (
    <span>
      These terms are between you and <Provider />, who provides Aangan (“we”). They apply to
      everyone who uses it.
    </span>
  ),
  note: version,
  sections: [
    {
      id: 'what-aangan-is',
      title: 'What Aangan is',
      body: (
        <>
          <p>
            Aangan lets you find design firms, architects and vendors, look at their work, and get
            in touch with them. It is for discovery, listing and communication.
          </p>
          <p>
            We are an intermediary. We do not design, contract or execute, and we are no party to
            what you agree with a firm or vendor: scope, price, time and quality are between you.
          </p>
        </>
      ),
    },
    {
      id: 'who-may-use-it',
      title: 'Who may have an account',
      body: (
        <>
          <p>
            You must be {policyPeriods.minimumAge} or older. Browsing needs no account; sending a
            connection request does.
          </p>
          <p>
            Give your own name and an email address that reaches you, and keep them right. Keep your
            password to yourself: what is done with your account counts as done by you. Tell us at
            once if another person uses it.
          </p>
        </>
      ),
    },
    {
      id: 'firms-and-vendors',
      title: 'Design firms and vendors',
      body: (
        <p>
          Design firms and architects accept the{' '}
          <TextLink as={Link} to={paths.designerTerms()}>
            terms for design firms
          </TextLink>
          , vendors the{' '}
          <TextLink as={Link} to={paths.vendorTerms()}>
            terms for vendors
          </TextLink>
          , beside these.
        </p>
      ),
    },
    {
      id: 'connection-requests',
      title: 'Connection requests',
      body: (
        <>
          <p>
            A connection request tells a firm or vendor about your project. Your email address and
            phone number are shown to it only once it has approved the request. It is free to
            approve or to reject.
          </p>
          <p>
            Describe a project that you mean to carry out. A request is no order, and an approval is
            no contract.
          </p>
        </>
      ),
    },
    {
      id: 'fair-use',
      title: 'What you must not do',
      body: (
        <ul>
          <li>say who you are not, or what is not true;</li>
          <li>publish what is unlawful, or what you have no right to publish;</li>
          <li>insult, harass, or send unsolicited advertising;</li>
          <li>collect others’ details for anything but the project at hand;</li>
          <li>disturb the site, or get round what protects it.</li>
        </ul>
      ),
    },
    {
      id: 'what-others-publish',
      title: 'What others publish',
      body: (
        <>
          <p>
            Firms and vendors answer for what their profiles say, and reviewers for their reviews.
            “Verified” says that we have looked at a profile; it does not promise how a project will
            turn out. Make your own enquiries before you commit yourself.
          </p>
          <p>
            Links lead to sites of others, which have terms of their own. Tell us about content that
            should not be here; see Complaints.
          </p>
        </>
      ),
    },
    suspension,
    leaving,
    changes,
    disputes,
    complaints,
  ],
};
