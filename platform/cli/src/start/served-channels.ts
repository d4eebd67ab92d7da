/** The channels that a start in one process serves, each on the port after the one before. */
export const servedChannels = ['production', 'staging'] as const;

/** The channel that search engines may list. */
export const indexedChannel = 'production';
