export { ConnectButton } from './components/connect-button.tsx';
