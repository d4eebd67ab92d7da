export { ConnectButton } from '../features/connect/index.ts';
