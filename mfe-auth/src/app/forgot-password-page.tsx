export { ForgotPassword as ForgotPasswordPage } from '../features/forgot-password/components/forgot-password.tsx';
