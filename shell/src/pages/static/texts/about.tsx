import { paths } from '@aangan/domain';
import { TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { Provider } from '../named-details.tsx';
import type { PageText } from '../page-text.ts';

/** /about */
export const about: PageText = {
  lede: (
    <span>
      Aangan is Hindi for the courtyard that the rooms of a house open on to. It is the place where
      people who are making a home or a workplace meet the design firms, architects and makers who
      can help them.
    </span>
  ),
  sections: [
    {
      id: 'clients',
      title: 'For clients',
      body: (
        <p>
          Look through the work of{' '}
          <TextLink as={Link} to={paths.designers()}>
            verified interior designers and architects
          </TextLink>{' '}
          across India, and send a connection request to those you would like to speak with.
          Browsing needs no account.
        </p>
      ),
    },
    {
      id: 'firms',
      title: 'For design firms and architects',
      body: (
        <p>
          Show your work on a profile of your own, with the posts of your Instagram account if you
          wish. Find{' '}
          <TextLink as={Link} to={paths.vendors()}>
            vendors
          </TextLink>
          , and read and write reviews of them.{' '}
          <TextLink as={Link} to={paths.register('designer')}>
            Join as a partner
          </TextLink>
          .
        </p>
      ),
    },
    {
      id: 'vendors',
      title: 'For vendors',
      body: (
        <p>
          List what you make or supply where designers look for it, and collect reviews from the
          professionals who have worked with you.{' '}
          <TextLink as={Link} to={paths.register('vendor')}>
            Join as a vendor
          </TextLink>
          .
        </p>
      ),
    },
    {
      id: 'what-we-do',
      title: 'What we do, and what we don’t',
      body: (
        <>
          <p>
            We help people find each other. We are an intermediary: we do not design, contract or
            execute projects, and an agreement between you and a firm or vendor is yours and theirs.
          </p>
          <p>
            Aangan is provided by <Provider />. Questions go to our{' '}
            <TextLink as={Link} to={paths.support()}>
              support
            </TextLink>
            .
          </p>
        </>
      ),
    },
  ],
};
