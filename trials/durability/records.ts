import { randomBytes } from 'node:crypto';
import { toRegistry } from '@aangan/registry-client';
import { randomPicture } from './picture.ts';
import { formOf, send } from './send.ts';
import { newKey, type Target, untilDone, type Writer } from './until-done.ts';

const unique = (what: string) => `${what} ${randomBytes(8).toString('hex')}`;

/** A guest's ticket, which makes two mails. */
export const ticket: Writer = async (site, ledger) => {
  const subject = unique('Ticket');
  const body = {
    name: 'A',
    email: `${subject.replace(' ', '.')}@trial.example`,
    subject,
    message: 'Hello.',
  };
  ledger.try('ticket', subject);
  const answer = await send(`${site.origin()}/api/support/tickets/`, { body });
  if (answer.status !== 0) ledger.count('openTicket', answer);
  if (answer.status === 201) ledger.acknowledge('ticket', subject);
};

/** Uploads would be refused at 500 items. */
const maxKept = 300;
let kept = 0;

/** A picture that is uploaded, renamed, and in half of the cases removed. */
export const portfolioItem: Writer = async (site, ledger) => {
  const token = await site.tokenOf('designer');
  const title = unique('Item');
  const path = '/api/designers/portfolio/';
  const fields = { title, description: 'A kitchen of the trial.', category: 'residential' };
  const form = formOf(fields, { name: 'images', bytes: randomPicture() });
  ledger.try('item', title);
  const added = await untilDone(site, ledger, 'addPortfolioItem', {
    path,
    form,
    token,
    idempotencyKey: newKey(),
  });
  if (!added) return;
  ledger.acknowledge('item', title);
  const { id } = JSON.parse(added) as { id: number };
  const what = `portfolio_item.description.${id}`;
  ledger.tryValue(what, fields.description);
  ledger.acknowledgeValue(what, fields.description);
  const description = unique('A kitchen');
  ledger.tryValue(what, description);
  const change = { method: 'PATCH', path: `${path}${id}/`, token, body: { description } };
  if (!(await untilDone(site, ledger, 'changePortfolioItem', change))) return;
  ledger.acknowledgeValue(what, description);
  if (Math.random() < 0.5 && kept < maxKept) {
    kept += 1;
    return;
  }
  ledger.try('removal', title);
  ledger.tryValue(what, '');
  for (;;) {
    const removed = await send(`${site.origin()}${path}${id}/`, { method: 'DELETE', token });
    // 404 where the answer to an earlier one was lost.
    if (removed.status === 204 || removed.status === 404) break;
    if (removed.status !== 0) ledger.count('removePortfolioItem', removed);
    if (removed.status === 401) return;
  }
  ledger.acknowledgeValue(what, '');
  ledger.acknowledge('removal', title);
};

/** A request of a client to a firm, and its withdrawal. */
export const connectionRequest: Writer = async (site, ledger) => {
  const token = await site.tokenOf('client');
  const body = {
    vendor: site.vendor,
    first_name: 'Meera',
    last_name: 'Iyer',
    email: 'client@aangan.test',
    phone: '+91 80 1234 5678',
    project_type: 'residential',
    budget: 90_000_000,
    project_description: 'Two rooms.',
    timeline: 'Flexible',
    name: 'Meera Iyer',
  };
  const made = await untilDone(site, ledger, 'connect', {
    path: '/api/client/connect/',
    body,
    token,
    idempotencyKey: newKey(),
  });
  const id = made ? (JSON.parse(made) as { id: number }).id : await pendingRequest(site, token);
  if (id === undefined) return;
  const what = `connection_request.status.${id}`;
  ledger.acknowledgeValue(what, 'pending');
  ledger.tryValue(what, 'revoked');
  for (;;) {
    const path = `/api/client/connection-requests/${id}/revoke/`;
    const revoked = await send(`${site.origin()}${path}`, { method: 'POST', token });
    // 409 where the answer to an earlier one was lost.
    if (revoked.status === 200 || revoked.status === 409) break;
    if (revoked.status !== 0) ledger.count('revokeRequest', revoked);
    if (revoked.status === 401) return;
  }
  ledger.acknowledgeValue(what, 'revoked');
};

/** The request of which the answer was lost. */
async function pendingRequest(site: Target, token: string): Promise<number | undefined> {
  const { status, body } = await send(`${site.origin()}/api/client/connection-requests/`, {
    token,
  });
  if (status !== 200) return undefined;
  const own = JSON.parse(body) as {
    id: number;
    status: string;
    vendor_details: { id: number } | null;
  }[];
  return own.find((one) => one.status === 'pending' && one.vendor_details?.id === site.vendor)?.id;
}

/** An edited review: the mean of the vendor changes with it. */
export const review: Writer = async (site, ledger) => {
  const token = await site.tokenOf('architect');
  const own = await send(
    `${site.origin()}/api/designers/vendor-reviews/check-existing-review/?vendor_id=${site.vendor}`,
    { token },
  );
  if (own.status !== 200) return;
  const id = (JSON.parse(own.body) as { review: { id: number } | null }).review?.id;
  if (id === undefined) {
    const opinion = {
      vendor: site.vendor,
      rating: 4,
      title: 'Tiles',
      review_text: 'The second batch matched the first.',
      quality_rating: 5,
      delivery_rating: 3,
      communication_rating: 4,
      value_rating: 4,
      project_type: 'residential',
      project_value: 640_000,
      would_recommend: true,
    };
    const path = '/api/designers/vendor-reviews/';
    await untilDone(site, ledger, 'reviewVendor', {
      path,
      body: opinion,
      token,
      idempotencyKey: newKey(),
    });
    return;
  }
  const title = unique('Tiles');
  const what = `vendor_review.title.${id}`;
  ledger.tryValue(what, title);
  const rating = 1 + (title.charCodeAt(8) % 5);
  const path = `/api/designers/vendor-reviews/${id}/`;
  const change = { method: 'PATCH', path, token, body: { title, rating } };
  if (await untilDone(site, ledger, 'changeReview', change)) ledger.acknowledgeValue(what, title);
};

/** A decision of an operator, which is kept beside what it changes. */
export const verification: Writer = async (site, ledger) => {
  const token = await site.tokenOf('operator');
  for (const [act, value] of [
    ['unverify', 'false'],
    ['verify', 'true'],
  ] as const) {
    const what = `vendor_profile.is_verified.${site.otherVendor}`;
    ledger.tryValue(what, value);
    const path = `/api/operator/vendors/${site.otherVendor}/${act}/`;
    if (!(await untilDone(site, ledger, act, { method: 'POST', path, token }))) return;
    ledger.acknowledgeValue(what, value);
  }
};

/** Changes of a channel, as promotions are: its history has each once. */
export const channelSwitch: Writer = async (site, ledger) => {
  const token = await site.tokenOf('integrator');
  // Only a switch from a state that is known must be found: switching off what is off changes nothing.
  let isKnown = false;
  for (const isOff of [true, false, true, false]) {
    const why = unique('Switch');
    ledger.try('switch', why);
    const { url, data } = toRegistry('post', '/channels/{channel}/switches', {
      params: { channel: 'staging' },
      body: { names: ['portfolio'], isOff, why },
    });
    const answer = await send(`${site.registry}${url}`, { token, body: data });
    if (answer.status !== 0) ledger.count('switchRemotes', answer);
    if (answer.status === 200 && isKnown) ledger.acknowledge('switch', why);
    isKnown = answer.status === 200;
  }
};
