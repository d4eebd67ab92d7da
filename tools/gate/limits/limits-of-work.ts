import type { Stated } from './limits-of-requests.ts';

const ffmpeg = 'api/src/media/ffmpeg/run-ffmpeg.ts';
const probe = 'api/src/media/ffmpeg/read-probe.ts';
const program = 'api/src/media/ffmpeg/ffmpeg-program.ts';
const video = 'api/src/media/ffmpeg/prepare-video.ts';
const index = 'api/src/media/ffmpeg/check-index.ts';
const contained = 'api/src/media/contained/run-contained.ts';
const domain = 'shared/domain/src/limits.ts';
const database = 'shared/server/src/database/create-database.ts';
const pictures = 'api/src/media/prepare-media.ts#pictureLimits';
const lanes = 'api/src/media/processing/run-worker.ts#lanes';
const archive = 'site/src/backup/archive-writer.ts';

/** Pools, the database, media and archives, by the first cell of the row, in the order of the document. */
export const limitsOfWork: Record<string, readonly Stated[]> = {
  'Connections of a process for requests': [
    ['10,', `${database}#max`],
    ['10 s', `${database}#connectionTimeoutMillis`],
  ],
  'Connections of a process for jobs': [
    ['30 s', 'shared/server/src/jobs/jobs.ts#connectionTimeoutMillis'],
  ],
  'A transaction that does nothing': [['60 s', `${database}#idleTransactionMs`]],
  'A statement of a request, a job or a sweep, waiting for locks included': [
    ['60 s', 'site/src/start/open-stores.ts#statementTimeoutMs'],
  ],
  'A statement of a migration, of filling with demo data, of a backup or of the queue of jobs': [],
  'Pictures that are worked on': [
    ['2,', `${lanes}.picture`],
    ['1,', `${lanes}.copies`],
    ['2;', `${lanes}.copy`],
    ['60 s', `${pictures}.ms`],
    ['20 s', `${pictures}.processorSeconds`],
    ['1 GB', `${pictures}.bytes`],
  ],
  'Files of an account that are worked on in a process; that wait': [
    ['1;', 'other: a turn in api/src/media/in-turn.ts'],
    ['10 requests', 'api/src/media/in-turn.ts#waitingMax'],
  ],
  'Runs of FFmpeg that a request waits for': [
    ['2;', `${ffmpeg}#request.limit`],
    ['20 s', `${ffmpeg}#request.processorSeconds`],
    ['10 s', `${program}#probeSeconds`],
  ],
  'Conversions of short videos; of long ones': [
    ['1;', `${ffmpeg}#short.limit`],
    ['1.', `${ffmpeg}#long.limit`],
    ['120 s', `${ffmpeg}#short.processorSeconds`],
    ['10 minutes', `${ffmpeg}#short.ms`],
    ['1,200 s', `${ffmpeg}#long.processorSeconds`],
  ],
  'Each run of FFmpeg': [
    ['60 s', `${ffmpeg}#stallMs`],
    ['2 GB', `${program}#addressSpace`],
    ['512 MB', `${program}#addressSpaces.ffprobe`],
    ['256 MB', 'api/src/media/contained/jail.ts#fileBytesMax'],
  ],
  'What a decoder writes; what is kept of its messages': [
    ['8 MB', `${ffmpeg}#outputMax`],
    ['128 MB', 'api/src/media/processing/picture-worker.ts#outputMax'],
    ['16 KB', `${contained}#logMax`],
  ],
  'Videos that wait to be converted': [
    ['5 of', `${domain}#portfolioLimits.preparingMax`],
    ['200 short', `${domain}#portfolioLimits.lineMax`],
    ['200 long', `${domain}#portfolioLimits.lineMax`],
  ],
  'Pixels of all pictures of a video that is converted': [
    ['160 billion', `${domain}#videoPixelsMax`],
    ['5 billion', `${video}#shortPixelsMax`],
    ['4K', 'other: 4,096 × 2,160 pixels'],
    ['60 pictures', 'other: a factor of the pixels'],
  ],
  "Samples of a video's picture track; packets of all its tracks": [
    ['72,000', `${video}#samplesMax`],
    ['240 pictures', `${video}#samplesMax`, 1 / 300],
  ],
  "What is kept of ffprobe's description": [
    ['4 KB', `${probe}#lineMax`],
    ['1,000 tracks', `${probe}#tracksMax`],
    ['5 ms', `${contained}#collectMs`],
  ],
  'Index of a video, with covers and notes; boxes; edits of a track': [
    ['4 MB', `${index}#indexMax`],
    ['10,000;', `${index}#boxesMax`],
    ['1,000', `${index}#editsMax`],
  ],
  'Files of a backup; its list of them; its signature': [
    ['900,000;', `${archive}#filesMax`],
    ['128 MB', `${archive}#listMax`],
    ['1 KB', `${archive}#sealMax`],
  ],
};
