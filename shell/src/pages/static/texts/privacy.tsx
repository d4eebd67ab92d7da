import { paths, policyPeriods } from '@aangan/domain';
import { TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { GrievanceOfficer, Provider, SupportEmail } from '../named-details.tsx';
import type { PageText } from '../page-text.ts';

/** /privacy */
export const privacy: PageText = {
  isLegal: true,
  lede: (
    <span>
      What <Provider />, who provides Aangan, keeps about you, why, who sees it, and what you can
      ask of us.
    </span>
  ),
  sections: [
    {
      id: 'what-we-keep',
      title: 'What we keep',
      body: (
        <ul>
          <li>
            Your account: name, email address, phone number and words about yourself if you give
            them, your picture, your role, and which terms you accepted. Of your password we keep
            only a trace from which it cannot be read.
          </li>
          <li>Where you are signed in: the kind of device, and when it was last used.</li>
          <li>
            What firms and vendors publish on a profile, and the posts of the social accounts that
            they connect to it.
          </li>
          <li>The connection requests that you send or receive, and the reviews that you write.</li>
          <li>What you write to our support.</li>
          <li>
            How many people look at the page of each firm, and from which kind of page they came: as
            numbers. To count nobody twice, we keep a code made from your address and browser, which
            names neither and is deleted with the day.
          </li>
          <li>
            Which of our pages fail, and how fast they are: without their address, and without
            anything that says who opened them.
          </li>
        </ul>
      ),
    },
    {
      id: 'why',
      title: 'Why we keep it',
      body: (
        <p>
          To show profiles, to pass on requests, to let you sign in, to answer you, and to keep the
          site safe. You consent to that when you sign up, and you can withdraw your consent at any
          time. We do not sell your data, and there are no trackers on this site.
        </p>
      ),
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      body: (
        <>
          <p>Profiles of firms and vendors, and reviews, are public.</p>
          <p>
            Your email address and phone number are shown to a firm or vendor only once it has
            approved your connection request. Until then it sees your name and your project.
          </p>
          <p>Our own people see what they need in order to verify profiles and to help you.</p>
        </>
      ),
    },
    {
      id: 'other-sites',
      title: 'Other sites',
      body: (
        <p>
          Videos play in YouTube’s player on its host without cookies, and only once you press play.
          Pictures of articles may come from the site that the article is on. Instagram is asked
          only for accounts that their owners have connected. Of those we keep the name, an access
          key in encrypted form, and copies of the posts; all of it is deleted when the account is
          disconnected, here or at Instagram.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'How long',
      body: (
        <>
          <p>
            As long as you have your account. When you delete it, it is closed at once and you are
            signed out everywhere. Within {policyPeriods.deletionBusinessDays} business days of your
            deleting it, or of your withdrawing your consent, your data is deleted.
          </p>
          <p>
            Reviews that you wrote stay, without your name. For a year we keep a code with them,
            made from your address, by which nobody can find it: it stops a second review of the
            same vendor from a new account.
          </p>
          <p>Which network a review was sent from is kept for a day.</p>
        </>
      ),
    },
    {
      id: 'your-rights',
      title: 'What you can do',
      body: (
        <>
          <p>
            On{' '}
            <TextLink as={Link} to={paths.account()}>
              your account page
            </TextLink>{' '}
            you can see and correct your details, sign out other devices, choose which emails you
            receive, download everything that is stored about you, and delete the account.
          </p>
          <p>
            To withdraw your consent without deleting the account yourself, or to ask anything else,
            write to <SupportEmail />.
          </p>
        </>
      ),
    },
    {
      id: 'age',
      title: 'Age',
      body: <p>Accounts are for people of {policyPeriods.minimumAge} or older.</p>,
    },
    {
      id: 'browser',
      title: 'What is stored in your browser',
      body: (
        <p>
          With “Remember me” our servers keep you signed in with a cookie that only they can read.
          All that is stored is listed under{' '}
          <TextLink as={Link} to={paths.cookies()}>
            Cookies and storage
          </TextLink>
          .
        </p>
      ),
    },
    { id: 'complaints', title: 'Complaints', body: <GrievanceOfficer /> },
  ],
};
