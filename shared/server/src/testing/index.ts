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
export {
  startTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from './start-test-database.ts';
