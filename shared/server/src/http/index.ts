export { httpsOnly, inertHeaders } from './answer-headers.ts';
export { type Answers, plainAnswers } from './answers.ts';
export { createServer, type ServerOptions } from './create-server.ts';
