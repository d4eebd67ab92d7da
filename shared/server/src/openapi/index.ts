export { answering, example, nothing } from './answers.ts';
export { describeApi } from './describe-api.ts';
