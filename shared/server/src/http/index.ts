export { type Answers, plainAnswers } from './answers.ts';
export { createServer, type ServerOptions } from './create-server.ts';
