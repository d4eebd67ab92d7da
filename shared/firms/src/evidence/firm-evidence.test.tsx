import { type components, endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { evidenceMessages } from '@aangan/domain';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirmEvidence } from './firm-evidence.tsx';

type Evidence = components['schemas']['Evidence'];

const list = endpoint('get', '/designers/evidence/');
const give = endpoint('post', '/designers/evidence/');
const withdraw = endpoint('delete', '/designers/evidence/{id}/', { params: { id: 5 } });

function someEvidence(parts: Partial<Evidence> = {}): Evidence {
  return {
    id: 5,
    kind: 'gstin',
    number: '27AAPFU0939F1ZV',
    holder_name: null,
    status: 'waiting',
    given_at: '2026-11-20T09:00:00.000Z',
    renamed_from: null,
    document: null,
    checked_on: null,
    checked_where: null,
    checked_until: null,
    refused_why: null,
    ...parts,
  };
}

describe('the evidence of the own firm', () => {
  let api: ReturnType<typeof scriptApi>;
  beforeEach(() => {
    modalDialogs();
    api = scriptApi();
  });
  const answer = (results: Evidence[], firm_state: string | null = null) =>
    api.answer(list, () => ({ body: { firm_state, results } }));
  const open = () =>
    renderWithHost(
      <>
        <FirmEvidence holderName="Asha Rao" />
        <Toaster />
      </>,
      { api, user: aUser({ is_designer: true }) },
    );
  const press = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', { name }));
  const sent = () => api.requests.filter(({ method }) => method === 'post');

  test('loads, says that it failed, and is tried again', async () => {
    api.answer(list, () => 'offline');
    open();
    expect(screen.getByText('Loading your evidence…')).toBeInTheDocument();
    expect(await screen.findByText('Your evidence could not be loaded')).toBeInTheDocument();
    answer([]);
    await press('Try again');
    expect(await screen.findByText('No evidence yet')).toBeInTheDocument();
  });

  test('tells each state, and what to do about it', async () => {
    answer([
      someEvidence({ id: 1, number: '1' }),
      someEvidence({
        id: 2,
        number: '2',
        status: 'checked',
        checked_on: '2027-03-04',
        checked_until: '2028-03-03',
      }),
      someEvidence({ id: 3, number: '3', status: 'refused', refused_why: 'It cannot be read.' }),
      someEvidence({
        id: 4,
        number: '4',
        status: 'ended',
        checked_on: '2025-03-04',
        checked_until: '2026-03-03',
      }),
      someEvidence({ id: 5, number: '5', renamed_from: 'Studio Fern' }),
    ]);
    open();
    const card = async (number: number) =>
      within(await screen.findByRole('article', { name: `GSTIN, ${number}` }));
    expect((await card(1)).getByText('Sent on 20 November 2026')).toBeInTheDocument();
    expect((await card(2)).getByText('GSTIN checked on 4 March 2027')).toBeInTheDocument();
    expect((await card(2)).getByText(/counts until 3 March 2028/)).toBeInTheDocument();
    expect((await card(3)).getByText('It cannot be read.')).toBeInTheDocument();
    expect((await card(4)).getByText(/counted until 3 March 2026/)).toBeInTheDocument();
    expect((await card(5)).getByText(/called .*Studio Fern/)).toBeInTheDocument();
  });

  test('says where the state of a GSTIN differs, and that a PDF asks for a password', async () => {
    const document = { name: 'GST.pdf', bytes: 2_500_000, is_locked: true };
    answer([someEvidence({ document })], 'Karnataka');
    open();
    expect(
      await screen.findByText(/is of Maharashtra, and the city of the profile is in Karnataka/),
    ).toBeInTheDocument();
    expect(screen.getByText(/GST\.pdf.*2\.4 MB/)).toBeInTheDocument();
    expect(screen.getByText(/asks for a password/)).toBeInTheDocument();
  });

  test('sends number, name and document once, however often the button is pressed', async () => {
    answer([]);
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    api.answer(give, async () => {
      await promise;
      return { status: 201, body: someEvidence() };
    });
    open();
    await press('Give evidence');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Number'), 'ca 2015 67890');
    await userEvent.tab();
    expect(dialog.getByLabelText('Number')).toHaveValue('CA/2015/67890');
    expect(dialog.getByLabelText('Name on the certificate')).toHaveValue('Asha Rao');
    const file = new File(['%PDF-1.4'], 'Certificate.pdf', { type: 'application/pdf' });
    await userEvent.upload(dialog.getByLabelText('Document', { selector: 'input' }), file);
    expect(await dialog.findByText('Certificate.pdf')).toBeInTheDocument();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send to be checked' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    answer([someEvidence()]);
    finish();
    expect(await screen.findByText(/We check it and tell you by mail/)).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    const [{ body, idempotencyKey }] = sent() as [(typeof api.requests)[number]];
    expect(idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    const form = body as FormData;
    expect([form.get('kind'), form.get('number'), form.get('holder_name')]).toEqual([
      'coa',
      'CA/2015/67890',
      'Asha Rao',
    ]);
    expect((form.get('document') as File).name).toBe('Certificate.pdf');
    expect(await screen.findByText('Waits for our check')).toBeInTheDocument();
  });

  test('says what is wrong before anything is sent, and keeps what was typed', async () => {
    answer([]);
    open();
    await press('Give evidence');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Evidence of'), 'gstin');
    await userEvent.type(dialog.getByLabelText('Number'), '27AAPFU0939F1ZW');
    const large = new File(['x'], 'drawing.svg', { type: 'image/svg+xml' });
    const input = dialog.getByLabelText('Document', { selector: 'input' });
    await userEvent.upload(input, large, { applyAccept: false });
    await userEvent.click(dialog.getByRole('button', { name: 'Send to be checked' }));
    expect(await dialog.findByText(evidenceMessages.gstinCheck)).toBeInTheDocument();
    expect(dialog.getByText(/Choose a PDF, or a JPG, PNG, WebP or HEIC picture/)).toBeVisible();
    expect(dialog.getByLabelText('Number')).toHaveValue('27AAPFU0939F1ZW');
    expect(sent()).toHaveLength(0);
  });

  test('shows what the API refuses at its field', async () => {
    answer([]);
    api.answer(give, () => ({
      status: 400,
      body: { document: ['This is no PDF.'], codes: { document: ['not_evidence'] } },
    }));
    open();
    await press('Give evidence');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Number'), 'CA/2015/67890');
    const file = new File(['x'], 'c.pdf', { type: 'application/pdf' });
    await userEvent.upload(dialog.getByLabelText('Document', { selector: 'input' }), file);
    await userEvent.click(dialog.getByRole('button', { name: 'Send to be checked' }));
    expect(await dialog.findByText('This is no PDF.')).toBeInTheDocument();
  });

  test('sends again what was refused, with what was typed the first time', async () => {
    answer([someEvidence({ status: 'refused', refused_why: 'No.' })]);
    open();
    await press(/^Send again/);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Number')).toHaveValue('27AAPFU0939F1ZV');
    expect(dialog.getByLabelText('Evidence of')).toHaveValue('gstin');
  });

  test('is withdrawn once that is confirmed; what is gone already counts as withdrawn', async () => {
    answer([someEvidence()]);
    api.answer(withdraw, () => ({ status: 404, body: { detail: 'Not found.' } }));
    open();
    await press(/^Withdraw: GSTIN/);
    answer([]);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('No evidence yet')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Evidence' })).toHaveFocus();
  });
});
