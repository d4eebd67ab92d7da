/** What ffprobe is asked for: a line for each packet, then one for each track, and one for the file. */
export const probed = [
  '-of',
  'compact',
  '-show_entries',
  'stream=index,codec_type,codec_name,pix_fmt,width,height,color_space,color_transfer,color_primaries,nb_frames,duration:format=duration:packet=stream_index,pts_time',
];

/** The first picture track of a file. */
export interface VideoTrack {
  codec: string;
  pixelFormat: string;
  width: number;
  height: number;
  /** Undefined where the file does not name them. */
  matrix: string | undefined;
  transfer: string | undefined;
  primaries: string | undefined;
  /** Its place among the tracks of the file. */
  index: number;
  /** How many samples are decoded: edits may name those of the index again and again. */
  samples: number;
}

/** What ffprobe says of a file, from fields of its own: titles and other texts of the file are in none of them. */
export interface Probe {
  /** Undefined without a picture track, and where ffprobe did not get to the end. */
  video: VideoTrack | undefined;
  /** Codec of the first audio track. */
  audio: string | undefined;
  /** When the last sample is shown, or longer where tracks or container say so; undefined where nothing says it. */
  seconds: number | undefined;
}

/** Reads what ffprobe writes while it writes it, and keeps of the packets how many there are and the last time. */
export interface ProbeReader {
  /** Takes the next bytes. @returns whether the rest is of use: false from the packet that is one too many */
  read(bytes: Buffer): boolean;
  /** Whether the rest is of use, as `read` said last. */
  isUseful(): boolean;
  /** What was read. */
  probe(): Probe;
}

/** Characters of a line; ffprobe's own have three hundred. */
const lineMax = 4_096;
/** As ffmpeg opens at most. */
const tracksMax = 1_000;

type Fields = Map<string, string>;

/** @param packetsMax packets of all tracks that a file may have */
export function createProbeReader(packetsMax: number): ProbeReader {
  const tracks: Fields[] = [];
  const packets = new Map<string | undefined, number>();
  let [rest, packetCount, isWhole, isUseful] = ['', 0, false, true];
  let seconds: number | undefined;

  const addTime = (text: string | undefined) => {
    const time = Number(text ?? Number.NaN);
    if (Number.isFinite(time)) seconds = Math.max(seconds ?? time, time);
  };
  const take = (line: string): boolean => {
    const [section = '', ...texts] = line.split('|');
    const fields = fieldsOf(texts);
    addTime(fields.get('pts_time') ?? fields.get('duration'));
    if (section === 'packet') {
      const index = fields.get('stream_index');
      packets.set(index, (packets.get(index) ?? 0) + 1);
      packetCount += 1;
    } else if (section === 'stream') {
      tracks.push(fields);
    } else if (section === 'format') {
      isWhole = true;
    }
    return packetCount <= packetsMax && tracks.length <= tracksMax;
  };

  return {
    read: (bytes) => {
      const lines = (rest + bytes.toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      isUseful &&= lines.every(take) && rest.length <= lineMax;
      return isUseful;
    },
    isUseful: () => isUseful,
    probe: () => {
      if (!isWhole || !isUseful) return { video: undefined, audio: undefined, seconds: undefined };
      return {
        video: tracks.map((one) => videoTrack(one, packets)).find((track) => track !== undefined),
        audio: tracks.find((one) => one.get('codec_type') === 'audio')?.get('codec_name'),
        seconds,
      };
    },
  };
}

/** Fields such as `width=320`, without those that ffprobe does not know. */
function fieldsOf(texts: readonly string[]): Fields {
  const fields: Fields = new Map();
  for (const text of texts) {
    const at = text.indexOf('=');
    const value = text.slice(at + 1);
    if (value !== 'N/A' && value !== 'unknown') fields.set(text.slice(0, at), value);
  }
  return fields;
}

function videoTrack(
  fields: Fields,
  packets: ReadonlyMap<string | undefined, number>,
): VideoTrack | undefined {
  const codec = fields.get('codec_name');
  const pixelFormat = fields.get('pix_fmt');
  const index = fields.get('index');
  const [width, height] = [Number(fields.get('width')), Number(fields.get('height'))];
  if (fields.get('codec_type') !== 'video' || !codec || !pixelFormat || !width || !height)
    return undefined;
  if (index === undefined) return undefined;
  return {
    codec,
    pixelFormat,
    width,
    height,
    matrix: fields.get('color_space'),
    transfer: fields.get('color_transfer'),
    primaries: fields.get('color_primaries'),
    index: Number(index),
    samples: Math.max(Number(fields.get('nb_frames')) || 0, packets.get(index) ?? 0),
  };
}
