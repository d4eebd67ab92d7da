import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';

// No test measures time: this only ends one that waits for what does not come, on the slowest machine.
configure({ asyncUtilTimeout: 10_000 });
