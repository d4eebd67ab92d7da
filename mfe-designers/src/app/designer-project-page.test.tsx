import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aProject } from '@aangan/firms/testing';
import type { ConnectDialogProps } from '@aangan/host';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { modalDialogs, movingBrowser } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesignerProjectHead } from './designer-project-head.ts';
import { DesignerProjectPage } from './designer-project-page.tsx';

const project = endpoint('get', '/designers/profiles/{id}/projects/{project}/', {
  params: { id: 7, project: 5 },
});
let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  modalDialogs();
  movingBrowser();
  api = scriptApi();
  api.answer(project, () => ({ body: aProject() }));
});

/** Replaces the form. */
function Form({ addressee, about }: ConnectDialogProps) {
  return <p>{JSON.stringify({ addressee, about })}</p>;
}

function open(options: Parameters<typeof renderWithHost>[1] = {}) {
  return renderWithHost(<DesignerProjectPage />, {
    api,
    at: '/designers/7/projects/5',
    path: '/designers/:id/projects/:project',
    remoteParts: { 'designers ./ConnectDialog': Form },
    ...options,
  });
}

const contact = () => screen.queryByRole('button', { name: 'Get in touch about this project' });

describe('the page of a designer’s project', () => {
  test('opens the form of a request to the firm about the project', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'House in Amber' });
    await userEvent.click(contact() as HTMLElement);
    const addressee = { kind: 'designer', id: 7, name: 'Studio Aangan', minimumBudget: 140_000 };
    const about = { id: 5, title: 'House in Amber' };
    expect(await screen.findByText(JSON.stringify({ addressee, about }))).toBeInTheDocument();
  });

  test('offers no request to other firms', async () => {
    open({ user: aUser({ is_designer: true }) });
    await screen.findByRole('heading', { level: 1, name: 'House in Amber' });
    expect(contact()).not.toBeInTheDocument();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  test('has slots for what saves the project', async () => {
    const Save = ({ thing, name }: { thing: string; name: string }) => <p>{`${thing}: ${name}`}</p>;
    open({ slots: { 'designer.page.save': [Save] } });
    expect(await screen.findByText('project-5: House in Amber')).toBeInTheDocument();
  });

  test.each(['/designers/7/projects/9', '/designers/7/projects/x', '/designers/0x7/projects/5'])(
    'says that there is no project at %s',
    async (at) => {
      const missing = { params: { id: 7, project: 9 } };
      api.answer(endpoint('get', '/designers/profiles/{id}/projects/{project}/', missing), () => ({
        status: 404,
        body: { detail: 'Not found.' },
      }));
      open({ at });
      expect(await screen.findByText('Project not found')).toBeInTheDocument();
    },
  );

  test('has a head with the project and its firm', () => {
    const head = DesignerProjectHead(aProject());
    expect(head.title).toBe('House in Amber · Studio Aangan');
    expect(head.structuredData).toMatchObject({
      '@graph': [{ creator: { '@type': 'ProfessionalService' } }, {}],
    });
  });
});
