/** What tests of packages on top of the API use of its own tests. */
export { putInOutbox } from '../../src/mail/outbox.ts';
export { makeCopiesTask } from '../../src/media/copies/copies-task.ts';
export {
  begin,
  comeBack,
  connectionOf,
  type Firm,
  onboardedFirm,
  postsOf,
  sync,
} from '../instagram/firm-calls.ts';
export { freePort } from './free-port.ts';
export { startTestApi, type TestApi } from './start-test-api.ts';
