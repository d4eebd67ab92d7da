import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, openConsole, sentTo, served } from '../testing/open-console.tsx';

const status = 'GET /platform/channels/production/releases';
const channels = 'GET /platform/channels';
const move = 'POST /platform/channels/production/releases';
const candidate = { name: 'vendors', release: '2'.repeat(16), version: null, team: null };
const rollout = {
  id: 1,
  canary: 3,
  releases: [candidate],
  steps: [
    { percent: 5, afterMinutes: 0 },
    { percent: 25, afterMinutes: 30 },
    { percent: 100, afterMinutes: 120 },
  ],
  next: 1,
  state: 'running',
  stateWhy: '',
  waitsFor: ['page views with the canary, one of each network: 12 of 100 so far'],
  approvedBy: null,
  by: 'anna@aangan.test',
  at: new Date().toISOString(),
  why: 'Calmer cards.',
};
const rules = { quietHours: null, approval: 'none', minViews: 100, maxWaitMinutes: null };

function show(more: object = {}, rule: object = {}) {
  answers[status] = {
    body: {
      channel: 'production',
      revision: 8,
      releases: [served('vendors')],
      canaries: [{ id: 3, percent: 5, releases: [candidate], rollout: { ...rollout, ...more } }],
    },
  };
  answers[channels] = {
    body: {
      results: ['production'],
      addresses: {},
      rolloutRules: { production: { ...rules, ...rule } },
    },
  };
  openConsole('/');
}
const cell = async () =>
  within(await screen.findByRole('article', { name: 'vendors on production' }));
const dialog = () => within(screen.getByRole('alertdialog'));
const decided = (word: string) => `POST /platform/channels/production/rollouts/vendors/${word}`;

test('a canary shows the steps of its rollout, and what the next one waits for', async () => {
  show();
  const vendors = await cell();
  expect(vendors.getByText('5 %').tagName).toBe('STRONG');
  expect(vendors.getByText('Rollout')).toBeVisible();
  expect(vendors.getByText('25 % waits for')).toBeVisible();
  expect(vendors.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'page views with the canary, one of each network: 12 of 100 so far',
  );
  expect(vendors.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('a rollout is paused with a reason, from the revision that was seen', async () => {
  show();
  answers[decided('pause')] = { body: {} };
  await userEvent.click((await cell()).getByRole('button', { name: 'Pause' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Pause' }));
  await waitFor(() =>
    expect(sentTo(decided('pause'))).toMatchObject([
      { body: { expectedRevision: 8, why: 'Paused the rollout of vendors by hand' } },
    ]),
  );
});

test('a paused one says why, and goes on when that is asked for', async () => {
  show({ state: 'paused', stateWhy: 'Step 2 of 3 was refused.' });
  answers[decided('resume')] = { status: 409, body: { detail: 'It is running already.' } };
  const vendors = await cell();
  expect(vendors.getByText('Step 2 of 3 was refused.')).toBeVisible();
  await userEvent.click(vendors.getByRole('button', { name: 'Go on' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Go on' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('It is running already.');
});

test('the next step is approved, but by another where the channel wants that', async () => {
  show({ waitsFor: ['the approval of an integrator'] }, { approval: 'another' });
  answers[decided('approval')] = { body: {} };
  await userEvent.click((await cell()).getByRole('button', { name: 'Approve 25 %' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Approve 25 %' }));
  await waitFor(() => expect(sentTo(decided('approval'))).toHaveLength(1));
});

test('who began it is not asked to approve it', async () => {
  show({ by: 'integrator@aangan.test' }, { approval: 'another' });
  expect((await cell()).queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('one that is over offers nothing but its canary', async () => {
  show({ state: 'done', next: null, waitsFor: [] });
  const vendors = await cell();
  expect(vendors.getByText('Rollout done')).toBeVisible();
  expect(vendors.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(vendors.getByRole('button', { name: 'End the canary' })).toBeVisible();
});

test('changing the share by hand tells that the rollout pauses, and begins no second one', async () => {
  show();
  await userEvent.click((await cell()).getByRole('button', { name: 'Change its share' }));
  expect(dialog().getByText(/^Its rollout pauses/)).toBeVisible();
  expect(dialog().queryByRole('option', { name: /in steps$/ })).toBeNull();
});

test('a change whose releases are still being checked is sent again, until it is done', async () => {
  show({ state: 'done', next: null });
  const detail = 'The releases are still being checked.';
  const still = { status: 503, body: { detail, code: 'still_checking' } };
  const next = [still, still, { body: { revision: 9, moved: [], warnings: [] } }];
  Object.defineProperty(answers, move, { get: () => next.shift() });
  await userEvent.click((await cell()).getByRole('button', { name: 'Change its share' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sentTo(move)).toHaveLength(3);
});

test('a rollout is begun in the dialog, with steps that are added and removed', async () => {
  show({ state: 'done', next: null });
  await userEvent.click((await cell()).getByRole('button', { name: 'Change its share' }));
  await userEvent.selectOptions(dialog().getByLabelText('For'), 'steps');
  const percent = dialog().getByLabelText('Percent of the visitors');
  await userEvent.clear(percent);
  await userEvent.type(percent, '१०');
  const second = within(dialog().getByRole('group', { name: 'Step 2' }));
  await userEvent.clear(second.getByLabelText('Then %'));
  await userEvent.type(second.getByLabelText('Then %'), '10');
  await userEvent.type(second.getByLabelText('Then %'), 'x');
  await userEvent.click(dialog().getByRole('button', { name: 'Change' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('Enter a whole number');
  expect(sentTo(move)).toHaveLength(0);
  await userEvent.type(second.getByLabelText('Then %'), '{Backspace}');
  const detail = '10@30m is no more than the 10 % before it: each step has to grow.';
  answers[move] = { status: 400, body: { detail } };
  await userEvent.click(dialog().getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent(detail));
  answers[move] = { body: { revision: 9, moved: [], warnings: [] } };
  await userEvent.type(second.getByLabelText('Then %'), '{Backspace}5');
  await userEvent.selectOptions(second.getByLabelText('After at least'), '60');
  await userEvent.click(dialog().getByRole('button', { name: 'Remove step 3' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Change' }));
  await waitFor(() =>
    expect(sentTo(move).slice(1)).toMatchObject([
      { body: { canary: 10, steps: [{ percent: 15, afterMinutes: 60 }], expectedRevision: 8 } },
    ]),
  );
});

test('a channel says what steps need, and that is changed', async () => {
  const path = 'POST /platform/channels/production/rollout-rules';
  show();
  answers[path] = { body: rules };
  expect(await screen.findByText('Rollouts: 100 page views for a step')).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: 'Change what steps of rollouts on production need' }),
  );
  await userEvent.clear(dialog().getByLabelText(/^Page views/));
  await userEvent.click(dialog().getByRole('button', { name: 'Require' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('a whole number up to 1000000');
  await userEvent.type(dialog().getByLabelText(/^Page views/), '२००');
  const wait = dialog().getByLabelText(/^Hours that a step waits at most/);
  await userEvent.type(wait, '२x');
  await userEvent.click(dialog().getByRole('button', { name: 'Require' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('a whole number up to 1680');
  await userEvent.type(wait, '{Backspace}४');
  await userEvent.selectOptions(dialog().getByLabelText('Approval of each step'), 'another');
  await userEvent.click(dialog().getByRole('checkbox', { name: /^Quiet hours/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Require' }));
  await waitFor(() =>
    expect(sentTo(path)).toMatchObject([
      {
        body: {
          minViews: 200,
          maxWaitMinutes: 1_440,
          approval: 'another',
          expectedRevision: 8,
          quietHours: { from: '22:00', until: '07:00', zone: 'Asia/Kolkata' },
        },
      },
    ]),
  );
});

test('a longest wait is shown, and stays what it is while another rule changes', async () => {
  const path = 'POST /platform/channels/production/rollout-rules';
  show({}, { maxWaitMinutes: 90 });
  answers[path] = { body: rules };
  expect(
    await screen.findByText('Rollouts: 100 page views for a step, compared within 90 min'),
  ).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: 'Change what steps of rollouts on production need' }),
  );
  await userEvent.selectOptions(dialog().getByLabelText('Approval of each step'), 'integrator');
  await userEvent.click(dialog().getByRole('button', { name: 'Require' }));
  await waitFor(() =>
    expect(sentTo(path)).toMatchObject([{ body: { maxWaitMinutes: 90, approval: 'integrator' } }]),
  );
});
