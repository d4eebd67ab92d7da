import * as React from 'react';

/**
 * React’s development build takes a stack trace for each of up to 10,000 elements a second, for its tools: about a
 * quarter of the tests’ processor time. Here its count says that there were as many; where the name is gone from a later
 * React, tests are slower and nothing else.
 */
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
