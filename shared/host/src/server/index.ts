// What a host needs to render its pages on a server: the shell's server module, a remote that runs alone.
export { parseAnswer } from './parse-answer.ts';
export type { LeftToBrowser, Markup } from './render-markup.tsx';
export { renderWithAnswers } from './render-with-answers.tsx';
export type { ApiAnswer, ServerApiClient } from './server-api-client.ts';
export { createServerApiClient } from './server-api-client.ts';
