/** Where blobs are kept in an S3-compatible bucket. */
export interface BucketAddress {
  /** The origin of the service. */
  endpoint: string;
  bucket: string;
  /** What all keys begin with: empty, or ending with a slash. */
  prefix: string;
  region: string;
  /** Undefined: the AWS SDK looks for credentials in the environment of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/**
 * Reads `https://key:secret@host/bucket/prefix?region=name`. The prefix, the region (`us-east-1`), and the key with its
 * secret may be left out.
 * @returns undefined for any other text
 */
export function parseBucketAddress(text: string): BucketAddress | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return undefined;
  if (Boolean(url.username) !== Boolean(url.password)) return undefined;
  return {
    endpoint: url.origin,
    bucket,
    prefix: folders.map((folder) => `${decodeURIComponent(folder)}/`).join(''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: url.username
      ? {
          accessKeyId: decodeURIComponent(url.username),
          secretAccessKey: decodeURIComponent(url.password),
        }
      : undefined,
  };
}
