/** What ffmpeg says of a file. */
export interface Probe {
  /** Undefined without a video track. */
  video: { codec: string; pixelFormat: string; width: number; height: number } | undefined;
  /** Codec of the first audio track. */
  audio: string | undefined;
  /** Undefined where the file does not say it. */
  seconds: number | undefined;
}

/** Reads the description that `ffmpeg -i` writes; its version is pinned. */
export function readProbe(log: string): Probe {
  const lines = log.split('\n').filter((line) => /^\s*Stream #0:/.test(line));
  const [, codec, pixelFormat, width, height] =
    lines
      .map((line) =>
        /: Video: (\w+)[^,]*(?:\([^)]*\))?[^,]*, (\w+).*?, (\d{1,6})x(\d{1,6})/.exec(line),
      )
      .find((match) => match !== null) ?? [];
  const audio = lines.map((line) => /: Audio: (\w+)/.exec(line)?.[1]).find(Boolean);
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d\d):(\d\d\.\d+)/.exec(log) ?? [];
  return {
    video:
      codec && pixelFormat
        ? { codec, pixelFormat, width: Number(width), height: Number(height) }
        : undefined,
    audio,
    seconds:
      hours === undefined
        ? undefined
        : Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
  };
}
