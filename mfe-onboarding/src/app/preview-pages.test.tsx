import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster, toasts } from '@aangan/ui';
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnDesigner, anOwnVendor } from '../testing/factories.ts';
import { DesignerPreviewPage } from './designer-preview-page.tsx';
import { VendorPreviewPage } from './vendor-preview-page.tsx';

const kinds = {
  designer: {
    Page: DesignerPreviewPage,
    flag: 'is_designer',
    own: endpoint('get', '/designers/profiles/me/'),
    profile: anOwnDesigner(),
    part: 'designers ./ProfilePreview',
  },
  vendor: {
    Page: VendorPreviewPage,
    flag: 'is_vendor',
    own: endpoint('get', '/designers/vendors/me/'),
    profile: anOwnVendor(),
    part: 'vendors ./ProfilePreview',
  },
} as const;

function open(kind: keyof typeof kinds, options: { part?: boolean; missing?: boolean } = {}) {
  const { Page, flag, own, profile, part } = kinds[kind];
  const api = scriptApi();
  api.answer(own, () => (options.missing ? { status: 404, body: {} } : { body: profile as never }));
  const page = (
    <>
      <Page />
      <Toaster />
    </>
  );
  return renderWithHost(page, {
    api,
    at: `/${kind}/onboarding/preview`,
    user: aUser({ id: 7, [flag]: true }),
    remoteParts: options.part === false ? {} : { [part]: () => <p>The page itself</p> },
  });
}

afterEach(() => {
  act(() => toasts.dismiss());
});

describe.each(['designer', 'vendor'] as const)('the preview step of a %s', (kind) => {
  test('is the third step and shows the page of the remote that has it', async () => {
    open(kind);
    expect(await screen.findByText('The page itself')).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: 'Steps to your profile' }));
    expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('data-state'))).toEqual([
      'done',
      'done',
      'current',
    ]);
  });

  test('returns to the social step with Make Changes', () => {
    open(kind);
    expect(screen.getByRole('link', { name: 'Make Changes' })).toHaveAttribute(
      'href',
      `/${kind}/onboarding/social`,
    );
  });

  test('completes the profile without the preview too, which says in its place that it failed', async () => {
    const { router } = open(kind, { part: false });
    expect(screen.getByRole('alert')).toHaveTextContent('The preview could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Complete Profile' }));
    expect(await screen.findByText('Profile completed successfully!')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/profile');
  });

  test('leads to step 1 where there is no profile yet', async () => {
    const { router } = open(kind, { missing: true });
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/${kind}/onboarding/basic-info`),
    );
  });
});
