import type { VideoTrack } from './read-probe.ts';

/** Pixels of the longer side, and pictures a second, of a video that is converted. */
const sideMax = 1_280;
const rateMax = 30;

/** Whether its light is coded for brighter screens than the web takes for granted: PQ or HLG. */
const isHdr = ({ transfer }: Pick<VideoTrack, 'transfer'>): boolean =>
  transfer === 'smpte2084' || transfer === 'arib-std-b67';

/** What every browser plays as it is. */
export const playsEverywhere = (video: VideoTrack, audio: string | undefined): boolean =>
  video.codec === 'h264' &&
  ['yuv420p', 'yuvj420p'].includes(video.pixelFormat) &&
  !isHdr(video) &&
  [undefined, 'aac', 'mp3'].includes(audio);

/** The parameters that make H.264 of a video, with the colours of BT.709, which the file also names. */
export function conversionOf(video: VideoTrack): string[] {
  const filters = [...onWhite(video), ...resized, ...colours(video)];
  return [
    '-vf',
    filters.join(','),
    '-fpsmax',
    String(rateMax),
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-colorspace',
    'bt709',
    '-color_range',
    'tv',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '24',
    '-threads',
    '2',
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    '-ac',
    '2',
  ];
}

/**
 * The parameters that leave H.264 as it is. Where it does not name its colours, it is given the name of those that
 * players take it for: BT.709, or BT.601 of a small picture.
 */
export function copyOf(video: VideoTrack): string[] {
  if (video.matrix !== undefined) return ['-c', 'copy'];
  // As H.264 numbers them, the same for primaries, transfer and matrix.
  const code = matrixOf(video) === 'bt709' ? 1 : 6;
  const names = ['colour_primaries', 'transfer_characteristics', 'matrix_coefficients'];
  const named = names.map((name) => `${name}=${code}`).join(':');
  return ['-c', 'copy', '-bsf:v', `h264_metadata=${named}`];
}

/** What shows through an animation: H.264 has no transparency. */
const onWhite = ({ pixelFormat }: VideoTrack) =>
  /^(rgba|bgra|argb|abgr|pal8|ya|yuva)/.test(pixelFormat)
    ? [
        'format=rgba,split[front][back];[back]lutrgb=r=255:g=255:b=255:a=255[white];[white][front]overlay=format=rgb',
      ]
    : [];

/** Even sides, as 4:2:0 needs them. */
const resized = [
  `scale='if(gt(iw,ih),min(${sideMax},iw),-2)':'if(gt(iw,ih),-2,min(${sideMax},ih))'`,
  'scale=trunc(iw/2)*2:trunc(ih/2)*2',
];

/**
 * Of HDR the light is brought down to what a usual screen shows: linear light, in which the reference white of 203 nits
 * (ITU-R BT.2408) becomes 1, then a curve that bends only what is brighter.
 */
function colours(video: VideoTrack): string[] {
  if (isHdr(video)) return toneMapped(video);
  if (video.primaries === 'bt2020')
    return [wide('zscale=p=bt709:t=bt709:m=bt709:r=tv', video), 'format=yuv420p'];
  return [
    `scale=in_color_matrix=${matrixOf(video)}:out_color_matrix=bt709:out_range=tv`,
    'format=yuv420p',
  ];
}

function toneMapped(video: VideoTrack): string[] {
  return [
    wide('zscale=t=linear:npl=203', video),
    'format=gbrpf32le',
    'zscale=p=bt709',
    'tonemap=tonemap=mobius:desat=0',
    'zscale=t=bt709:m=bt709:r=tv',
    'format=yuv420p',
  ];
}

/** What the file does not name is what phones mean. */
const wide = (filter: string, { matrix, transfer, primaries }: VideoTrack) =>
  `${filter}:min=${matrix ?? '2020_ncl'}:tin=${transfer ?? 'bt709'}:pin=${primaries ?? '2020'}`;

/** Where a file names no matrix, players take that of its size. */
function matrixOf({ matrix, pixelFormat, width, height }: VideoTrack): string {
  if (matrix === 'bt709') return 'bt709';
  if (matrix === 'smpte170m' || matrix === 'bt470bg' || pixelFormat.startsWith('yuvj'))
    return 'bt601';
  return Math.max(width, height) >= 1_280 ? 'bt709' : 'bt601';
}
