import { endpoint } from '@aangan/api-client/endpoints';
import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenEvidence } from '../testing/factories.ts';
import { api, at, evidence, open, page, press, sent } from '../testing/operator-page.tsx';

const check = endpoint('post', '/operator/evidence/{id}/check/', {
  ...at(41),
  body: { version: 3, checked_on: '', checked_where: '', checked_until: '' },
});
const refuse = endpoint('post', '/operator/evidence/{id}/refuse/', {
  ...at(41),
  body: { version: 3, why: '' },
});
const waits = (parts: Parameters<typeof givenEvidence>[0] = {}) =>
  api.answer(evidence, () => ({ body: page([givenEvidence(parts)]) }));
const card = async () => within(await screen.findByRole('article', { name: /Studio Fern/ }));

describe('evidence of firms', () => {
  test('says that none waits', async () => {
    open();
    expect(await screen.findByText('No evidence is waiting to be checked')).toBeInTheDocument();
  });

  test('warns of another state, a new name, the same number of another firm, and a locked PDF', async () => {
    waits({
      firm_state: 'Karnataka',
      renamed_from: 'Studio Moss',
      also_given_by: [{ kind: 'vendor', id: 9, name: 'Kiln' }],
      document: { name: 'GST.pdf', bytes: 900, is_locked: true },
    });
    open();
    const shown = await card();
    expect(shown.getByText(/GSTIN is of Maharashtra, the firm is in Karnataka/)).toBeVisible();
    expect(shown.getByText(/Checked as .*Studio Moss/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'Kiln' })).toHaveAttribute('href', '/vendors/9');
    expect(shown.getByText(/This PDF asks for a password/)).toBeVisible();
  });

  test('is checked with where, when and until when, for the version that was seen', async () => {
    waits();
    api.answer(check, () => ({ body: givenEvidence({ status: 'checked' }) }));
    open();
    await press(/^Record a check: GSTIN of .*Studio Fern/);
    const where = screen.getByLabelText('Where you have checked it');
    expect(where).toHaveValue('gst.gov.in');
    fireEvent.change(screen.getByLabelText('Checked on'), { target: { value: '2026-11-20' } });
    fireEvent.change(screen.getByLabelText('Counts until'), { target: { value: '2027-11-19' } });
    await press('Record the check');
    expect(await screen.findByText('The check is recorded')).toBeInTheDocument();
    expect(sent(check.url).map(({ body }) => body)).toEqual([
      {
        version: 3,
        checked_on: '2026-11-20',
        checked_where: 'gst.gov.in',
        checked_until: '2027-11-19',
      },
    ]);
  });

  test('is refused with a reason', async () => {
    waits();
    api.answer(refuse, () => ({ body: givenEvidence({ status: 'refused' }) }));
    open();
    await press(/^Refuse GSTIN of/);
    await userEvent.type(screen.getByLabelText('Reason'), 'It is of another firm.');
    await press('Refuse');
    expect(await screen.findByText('It is refused, and the firm is told')).toBeInTheDocument();
    expect(sent(refuse.url).map(({ body }) => body)).toEqual([
      { version: 3, why: 'It is of another firm.' },
    ]);
  });

  test('tells the operator who comes second that another has decided, and keeps what was typed', async () => {
    waits();
    const detail = 'This has changed since you opened it.';
    api.answer(refuse, () => ({ status: 409, body: { detail, code: 'evidence_changed' } }));
    open();
    await press(/^Refuse GSTIN of/);
    await userEvent.type(screen.getByLabelText('Reason'), 'It is of another firm.');
    await press('Refuse');
    expect(await screen.findByText(new RegExp(detail))).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveValue('It is of another firm.');
  });

  test('lists the decided too, where a check can be taken back', async () => {
    waits();
    open();
    await card();
    const checked = { checked_on: '2027-03-04', checked_where: 'coa.gov.in' };
    waits({ status: 'checked', ...checked, checked_until: '2028-03-03' });
    const choices = screen.getByRole('group', { name: 'Which evidence is shown' });
    await userEvent.click(within(choices).getByText('Decided'));
    expect(
      await screen.findByText(
        'Checked on 4 March 2027 at coa.gov.in. It counts until 3 March 2028.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Take back…')).toBeInTheDocument();
    expect(api.requests.some(({ query }) => query.show === 'decided')).toBe(true);
  });

  test('has its document saved as a file, with the token and never by a link', async () => {
    waits({ document: { name: 'GST.pdf', bytes: 900, is_locked: false } });
    const asked: [unknown, RequestInit | undefined][] = [];
    const before = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      asked.push([address, init]);
      return { ok: true, status: 200, blob: async () => new Blob(['%PDF']) } as Response;
    };
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    open();
    await press('Save GST.pdf');
    await screen.findByRole('button', { name: 'Save GST.pdf' });
    expect(saved).toEqual(['GST.pdf']);
    expect(asked[0]?.[0]).toBe('/api/operator/evidence/41/document/');
    expect(asked[0]?.[1]?.headers).toMatchObject({
      authorization: expect.stringMatching(/^Bearer/),
    });
    click.mockRestore();
    globalThis.fetch = before;
  });
});
