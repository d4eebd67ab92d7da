/** What pages load only where they have a remote of low trust, and what its frames are. */
export { withFramesOnce } from './framed-composer.ts';
export { startFrame } from './start-frame.tsx';
