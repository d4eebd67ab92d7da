import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** What ffprobe is asked for. */
export const probed =
  'stream=index,codec_type,codec_name,pix_fmt,width,height,color_space,color_transfer,color_primaries,nb_frames,duration:format=duration:packet=stream_index,pts_time';

const text = Type.Optional(Type.String());
const number = Type.Optional(Type.Number());
const Description = Type.Object({
  streams: Type.Array(
    Type.Object({
      index: number,
      codec_type: text,
      codec_name: text,
      pix_fmt: text,
      width: number,
      height: number,
      color_space: text,
      color_transfer: text,
      color_primaries: text,
      nb_frames: text,
      duration: text,
    }),
  ),
  format: Type.Optional(Type.Object({ duration: text })),
  packets: Type.Optional(Type.Array(Type.Object({ stream_index: number, pts_time: text }))),
});

/** Compiled: a file of two hundred kilobytes can have as many packets. */
const isDescription = Compile(Description);

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
  /** Undefined without a picture track. */
  video: VideoTrack | undefined;
  /** Codec of the first audio track. */
  audio: string | undefined;
  /** When the last sample is shown, or longer where tracks or container say so; undefined where nothing says it. */
  seconds: number | undefined;
}

/** Reads the JSON that ffprobe writes. */
export function readProbe(output: string): Probe {
  const description = parse(output);
  const { streams, format, packets } = isDescription.Check(description)
    ? description
    : { streams: [], format: undefined, packets: [] };
  const told = [format, ...streams].map((part) => part?.duration);
  const shown = (packets ?? []).map((packet) => packet.pts_time);
  const lengths = told.concat(shown).map((text) => Number(text ?? Number.NaN));
  const known = lengths.filter(Number.isFinite);
  const read = (index: number | undefined) =>
    (packets ?? []).filter(({ stream_index }) => stream_index === index).length;
  return {
    video: streams.map((one) => videoTrack(one, read)).find((track) => track !== undefined),
    audio: streams.find(({ codec_type }) => codec_type === 'audio')?.codec_name,
    seconds: known.length > 0 ? known.reduce((most, one) => Math.max(most, one)) : undefined,
  };
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

type Stream = Type.Static<typeof Description>['streams'][number];

function videoTrack(
  stream: Stream,
  read: (index: number | undefined) => number,
): VideoTrack | undefined {
  const { codec_type, codec_name: codec, pix_fmt: pixelFormat, width, height } = stream;
  if (codec_type !== 'video' || !codec || !pixelFormat || !width || !height) return undefined;
  if (stream.index === undefined) return undefined;
  const { color_space, color_transfer, color_primaries, nb_frames } = stream;
  return {
    ...{ codec, pixelFormat, width, height },
    ...{ matrix: color_space, transfer: color_transfer, primaries: color_primaries },
    index: stream.index,
    samples: Math.max(Number(nb_frames) || 0, read(stream.index)),
  };
}
