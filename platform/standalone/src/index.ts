export { startAlone } from './start-alone.tsx';
