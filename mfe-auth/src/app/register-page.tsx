export { SignUp as RegisterPage } from '../features/sign-up/components/sign-up.tsx';
