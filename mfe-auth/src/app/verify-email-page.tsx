export { VerifyEmail as VerifyEmailPage } from '../features/verify-email/components/verify-email.tsx';
