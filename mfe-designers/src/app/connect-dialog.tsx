export { ConnectDialog } from '../features/connect/components/connect-dialog.tsx';
