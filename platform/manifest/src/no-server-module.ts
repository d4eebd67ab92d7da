/** `code` of the error with which a renderer answers that a release brings no such server module. */
export const noServerModule = 'no-server-module';
