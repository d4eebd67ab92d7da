export { type Ask, askInProcess, askOverHttp } from './ask.ts';
export { type ConsoleOptions, createConsole } from './create-console.ts';
