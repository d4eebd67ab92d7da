/** Settings of a remote that is served alone. */
export function readServeSettings(environment: NodeJS.ProcessEnv = process.env) {
  const { PORT = '3100', API_URL = 'http://localhost:3000' } = environment;
  const port = Number(PORT);
  const problems = [
    ...(Number.isInteger(port) && port > 0 && port < 65_536
      ? []
      : [`PORT: "${PORT}" is not a port. Example: PORT=3100`]),
    ...(URL.canParse(API_URL)
      ? []
      : [`API_URL: "${API_URL}" is not an address. Example: API_URL=http://localhost:3000`]),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { port, apiUrl: API_URL };
}

/**
 * The settings of a build. `BUILD_MODE=development` builds with the development version of React, which reports where
 * the browser's markup differs from the server's; the release goes to `dist/development`, with an id of its own.
 */
export function readBuildSettings(environment: NodeJS.ProcessEnv = process.env) {
  const { BUILD_MODE: mode = 'production' } = environment;
  if (mode === 'production') return { mode, folder: 'dist' } as const;
  if (mode === 'development') return { mode, folder: 'dist/development' } as const;
  throw new Error(`BUILD_MODE: expected production or development, found "${mode}"`);
}
