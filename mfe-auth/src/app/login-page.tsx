export { SignIn as LoginPage } from '../features/sign-in/components/sign-in.tsx';
