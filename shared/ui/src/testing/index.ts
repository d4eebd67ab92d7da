export { aPost } from './a-post.ts';
export { modalDialogs } from './modal-dialogs.ts';
export { movingBrowser } from './moving-browser.ts';
