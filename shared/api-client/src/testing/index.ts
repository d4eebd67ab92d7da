export { memoryStorage } from './memory-storage.ts';
export type { ScriptedAnswer, ScriptedRequest } from './scripted-api.ts';
export { scriptApi } from './scripted-api.ts';
