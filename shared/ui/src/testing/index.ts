export { aPost } from './a-post.ts';
export { allowErrorLogs } from './allow-error-logs.ts';
export { contrast } from './contrast.ts';
export { doubleClick } from './double-click.ts';
export { enterText } from './enter-text.ts';
export { modalDialogs } from './modal-dialogs.ts';
export { movingBrowser } from './moving-browser.ts';
export { popovers } from './popovers.ts';
