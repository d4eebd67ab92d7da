export { aPost } from './a-post.ts';
export { movingBrowser } from './moving-browser.ts';
