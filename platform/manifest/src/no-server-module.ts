/** The `code` of a renderer's error if the release has no such server module. */
export const noServerModule = 'no-server-module';
