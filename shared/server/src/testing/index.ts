export {
  type AuthorizationMatrix,
  type MatrixRow,
  matrixGaps,
  type Operation,
  type OperationsDocument,
  operationOfRow,
  operationsOf,
  rowDifferences,
} from './authorization-matrix.ts';
export { blobStoreContract, type StoreOfTest } from './blob-store-contract.ts';
export {
  type DescribedApi,
  describedOperations,
  namesInOtherCase,
  undescribedAnswers,
} from './described-api.ts';
export { contractionProblems } from './expand-only.ts';
export {
  startTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from './start-test-database.ts';
export { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from './trace-receiver.ts';
