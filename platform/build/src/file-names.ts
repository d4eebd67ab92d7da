import { basename } from 'node:path';
import type { PathData } from 'webpack';

/** Words in addresses that the lists of content blockers take for advertising, counting or social networks. */
const listedWords = new Set(
  [
    'ad ads advert adverts advertisement advertising adserver affiliate affiliates analytics banner banners beacon',
    'beacons clicks consent cookie cookies counter facebook fingerprint follow google hits impression instagram like',
    'likes linkedin log logger logging measure measures metrics newsletter pixel pixels popunder popup popups promo',
    'promoted promotion share shared sharing social sponsor sponsored sponsors stat statistics stats survey tag tags',
    'telemetry track tracked tracker trackers tracking tracks twitter visitor visitors whatsapp youtube',
  ].flatMap((line) => line.split(' ')),
);

/** The size of a banner, such as `300x250`. */
const size = /\d+x\d+/;

/** Whether a content blocker may block a file of this name. */
function isListed(name: string): boolean {
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z]+/);
  return size.test(name) || words.some((word) => listedWords.has(word.toLowerCase()));
}

/**
 * The name of a built file for webpack: what it holds and a hash, or only a hash if a content blocker might block the
 * name.
 * @param folder ending in a slash
 * @param ending with its dot, as webpack writes it
 */
export function fileName(ending: string, folder = ''): (file: PathData) => string {
  return ({ chunk, filename }) => {
    const name = String(chunk?.name ?? basename(filename ?? ''));
    return folder + (isListed(name) ? '[contenthash:20]' : '[name].[contenthash:10]') + ending;
  };
}
