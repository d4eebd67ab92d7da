import { paths, policyPeriods } from '@aangan/domain';
import { TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { Provider } from '../named-details.tsx';
import type { PageSection, PageText } from '../page-text.ts';
import { changes, complaints, disputes, leaving, suspension, version } from './common-terms.tsx';

/** The sections that the terms for firms and for vendors share. */
const beforeTheProfile = (whom: string): PageSection[] => [
  {
    id: 'acting-for-the-business',
    title: 'Who may sign up',
    body: (
      <p>{`You must be ${policyPeriods.minimumAge} or older, and allowed to act for the ${whom} that you sign up. Give its real name, and a contact person who can be reached.`}</p>
    ),
  },
  {
    id: 'intermediary',
    title: 'What we do and do not do',
    body: (
      <p>
        We list your business and pass on requests. We are an intermediary: we do not design,
        contract or execute, do not promise you work, and are no party to what you agree with a
        client. You answer for your offers, your work, your taxes and your licences.
      </p>
    ),
  },
];

const licence: PageSection = {
  id: 'content',
  title: 'Your content',
  body: (
    <>
      <p>
        What you publish stays yours. By publishing it here you license it to <Provider /> to show
        on Aangan and to use for marketing Aangan.
      </p>
      <p>
        Publish only what you have the right to publish: your own work, with the consent of the
        photographer and of everyone who can be recognised in it.
      </p>
    </>
  ),
};

const requests: PageSection = {
  id: 'requests',
  title: 'Requests of clients',
  body: (
    <p>
      You see a client’s email address and phone number once you have approved the request. Use them
      to answer this request and for nothing else, and do not pass them on. Approve or reject what
      you receive; a client who waits can withdraw the request.
    </p>
  ),
};

const after = [suspension, leaving, changes, disputes, complaints];

function lede(whom: string) {
  return (
    <span>
      <span>{`These terms apply to ${whom}, together with the `}</span>
      <TextLink as={Link} to={paths.terms()}>
        terms of use
      </TextLink>
      . They are between you and <Provider />, who provides Aangan.
    </span>
  );
}

/** /designer-terms */
export const designerTerms: PageText = {
  isLegal: true,
  lede: lede('design firms and architects'),
  note: version,
  sections: [
    ...beforeTheProfile('firm'),
    {
      id: 'profile',
      title: 'Your profile',
      body: (
        <>
          <p>
            Describe your firm truthfully: the years, the team, the projects completed, the fees.
            Keep it up to date. Show as yours only what is yours.
          </p>
          <p>
            We look at profiles before we mark them as verified, and may take the mark away. The
            listing of featured designers shows verified profiles.
          </p>
        </>
      ),
    },
    licence,
    {
      id: 'social-accounts',
      title: 'Connected social accounts',
      body: (
        <p>
          When you connect an Instagram account, its posts are copied to your profile; a post that
          you delete there is removed here with the next sync. A LinkedIn address is shown as
          linked. It says nothing about being verified.
        </p>
      ),
    },
    requests,
    {
      id: 'reviews',
      title: 'Reviews that you write',
      body: (
        <p>
          Review a vendor only from experience of your own, fairly, and not for a reward. Reviews
          are public, with your name.
        </p>
      ),
    },
    ...after,
  ],
};

/** /vendor-terms */
export const vendorTerms: PageText = {
  isLegal: true,
  lede: lede('suppliers of materials and products, makers and consultants'),
  note: version,
  sections: [
    ...beforeTheProfile('company'),
    {
      id: 'profile',
      title: 'Your profile',
      body: (
        <>
          <p>
            Describe your company and what you offer truthfully: categories, certifications, lead
            times, the least order. Keep it up to date, and name only certifications that you hold.
          </p>
          <p>
            We look at profiles before we mark them as verified, and may take the mark away. The
            catalogues and brochures that you link to must be yours to show.
          </p>
        </>
      ),
    },
    licence,
    {
      id: 'social-accounts',
      title: 'Connected social accounts',
      body: (
        <p>
          When you connect an Instagram account, its posts are copied to your profile; a post that
          you delete there is removed here with the next sync.
        </p>
      ),
    },
    requests,
    {
      id: 'reviews',
      title: 'Reviews about you',
      body: (
        <p>
          Designers and architects can review you in public. We do not remove a review because it is
          unfavourable. If one is untrue, insulting or not from experience, complain to us. Do not
          write, buy or trade reviews.
        </p>
      ),
    },
    ...after,
  ],
};
