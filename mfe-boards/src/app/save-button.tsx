export { SaveButton } from '../features/saving/components/save-button.tsx';
