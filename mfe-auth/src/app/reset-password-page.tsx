export { ResetPassword as ResetPasswordPage } from '../features/reset-password/components/reset-password.tsx';
