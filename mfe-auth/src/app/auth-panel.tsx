export { AuthPanel } from '../features/auth-panel/components/auth-panel.tsx';
