export {
  startTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from './start-test-database.ts';
