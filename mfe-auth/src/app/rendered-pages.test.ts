/** @jest-environment node */
import { testRenderedPages } from '@aangan/host/testing';
import remote from '../../remote.json' with { type: 'json' };

testRenderedPages(remote, [
  {
    path: '/login',
    at: '/login?next=/profile',
    load: async () => (await import('./login-page.tsx')).LoginPage,
    shows: 'Welcome back.',
    withoutScripts: 'This form needs JavaScript.',
  },
  {
    path: '/register',
    at: '/register?type=vendor',
    load: async () => (await import('./register-page.tsx')).RegisterPage,
    shows: 'Join as Vendor',
    withoutScripts: 'This form needs JavaScript.',
  },
  {
    path: '/forgot-password',
    at: '/forgot-password',
    load: async () => (await import('./forgot-password-page.tsx')).ForgotPasswordPage,
    shows: 'Send the link',
    withoutScripts: 'This form needs JavaScript.',
  },
  {
    path: '/reset-password',
    at: '/reset-password?token=a',
    load: async () => (await import('./reset-password-page.tsx')).ResetPasswordPage,
    shows: 'Choose a new password',
    withoutScripts: 'This form needs JavaScript.',
  },
  {
    path: '/verify-email',
    at: '/verify-email?token=a',
    load: async () => (await import('./verify-email-page.tsx')).VerifyEmailPage,
    shows: 'Verify your email',
    withoutScripts: 'Verifying your email needs JavaScript.',
  },
]);
