export { Account as AccountPage } from '../features/account/components/account.tsx';
