export { ArchitectDialog } from './components/architect-dialog.tsx';
export { OwnArchitects } from './components/own-architects.tsx';
