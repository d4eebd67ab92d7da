/** The channels that a start in one process serves, each on the port after the one before. */
export const servedChannels = ['production', 'staging'] as const;

/** Where a start in one process serves each channel: the first at its public address, the others on this machine. */
export function channelAddresses({ publicUrl, port }: { publicUrl: string; port: number }) {
  return Object.fromEntries(
    servedChannels.map((channel, index) => [
      channel,
      index === 0 ? publicUrl : `http://localhost:${port + index}`,
    ]),
  );
}

/** The console's port if all parts run in one process: after those of the channels. */
export const consolePort = (port: number): number => port + servedChannels.length;

/** Where integrators open the console in that case. */
export const consoleAddress = ({
  consoleUrl,
  port,
}: {
  consoleUrl: string | undefined;
  port: number;
}) => consoleUrl ?? `http://localhost:${consolePort(port)}`;

/** The channel that search engines may list. */
export const indexedChannel = 'production';
