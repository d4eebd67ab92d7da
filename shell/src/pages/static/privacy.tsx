import { paths } from '@aangan/domain';
import { Link } from 'react-router-dom';

/** /privacy (product-1, section 1: deletion and grievance periods). */
export function Privacy() {
  return (
    <>
      <h2>What we keep</h2>
      <ul>
        <li>Your account: name, email address, phone number if you give it, and your role.</li>
        <li>What you publish on a profile, and the social accounts that you connect to it.</li>
        <li>The connection requests and reviews that you write.</li>
      </ul>
      <h2>Who sees it</h2>
      <p>
        Profiles and reviews are public. Your email address and phone number are shown to a firm or
        vendor only once it has approved your connection request.
      </p>
      <h2>How long</h2>
      <p>
        Within 7 business days of your deleting the account, or withdrawing your consent, your data
        is deleted.
      </p>
      <h2>A complaint</h2>
      <p>
        Our grievance officer acknowledges within 24 hours and resolves within 15 days. What is
        stored in your browser is listed under <Link to={paths.cookies()}>Cookies and storage</Link>
        .
      </p>
    </>
  );
}
