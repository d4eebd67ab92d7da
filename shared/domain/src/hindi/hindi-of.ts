import { evidenceMessages } from '../evidence-messages.ts';
import { instagramReturnMessages } from '../instagram-return.ts';
import * as limits from '../limits.ts';
import { type FixedProblemCode, sentenceOf } from '../problem-codes.ts';
import { projectMessages } from '../projects.ts';
import { quoteMessages } from '../quotes/quote.ts';
import { amountMessages, integerMessages } from '../typed-number.ts';
import { problemHindi } from './problem-sentences.ts';
import * as rules from './rule-messages.ts';
import { addressReasons, ruleTemplates, type SentenceTemplate } from './sentence-templates.ts';

/** The messages of one group in both languages, by their keys. */
function pairsOf<Key extends string>(
  english: Readonly<Record<Key, string>>,
  hindi: Readonly<Record<Key, string>>,
): SentenceTemplate[] {
  return (Object.keys(hindi) as Key[]).map((key) => [english[key], hindi[key]]);
}

const addressMessages: readonly SentenceTemplate[] = (
  ['urlInvalid', 'linkedinInvalid', 'instagramInvalid'] as const
).flatMap((key) =>
  addressReasons.map(
    ([english, hindi]) =>
      [
        limits.profileMessages[key] + english,
        rules.profileHindi[key].replace(/।$/, hindi),
      ] as const,
  ),
);

const codes = Object.keys(problemHindi) as FixedProblemCode[];

/** Every sentence of rules and refusals of this package, in English and in Hindi. */
export const hindiSentences: readonly SentenceTemplate[] = [
  ...codes.map((code) => [sentenceOf(code), problemHindi[code]] as const),
  ...pairsOf(limits.accountMessages, rules.accountHindi),
  ...pairsOf(limits.profileMessages, rules.profileHindi),
  ...pairsOf(limits.architectMessages, rules.architectHindi),
  ...pairsOf(limits.reviewMessages, rules.reviewHindi),
  ...pairsOf(limits.portfolioMessages, rules.portfolioHindi),
  ...pairsOf(projectMessages, rules.projectHindi),
  ...pairsOf(quoteMessages, rules.quoteHindi),
  ...pairsOf(limits.fileMessages, rules.fileHindi),
  ...pairsOf(evidenceMessages, rules.evidenceHindi),
  ...pairsOf(instagramReturnMessages, rules.instagramReturnHindi),
  ...pairsOf(limits.connectionMessages, rules.connectionHindi),
  ...pairsOf(integerMessages, rules.integerHindi),
  ...pairsOf(amountMessages, rules.amountHindi),
  ...ruleTemplates,
  ...addressMessages,
];

const placeholder = /\{(\w+)\}/g;

/**
 * A function that says a sentence in Hindi; undefined for one that no template has.
 * @param templates of two that fit, the earlier one counts
 */
export function translator(
  templates: readonly SentenceTemplate[],
): (sentence: string) => string | undefined {
  const isFixed = ([english]: SentenceTemplate) => english.search(placeholder) < 0;
  const fixed = new Map(templates.filter(isFixed).toReversed());
  const filled = templates.filter((one) => !isFixed(one)).map(readTemplate);
  return (sentence) => {
    const known = fixed.get(sentence);
    if (known !== undefined) return known;
    for (const { pattern, hindi } of filled) {
      const { groups } = pattern.exec(sentence) ?? {};
      if (groups) return hindi.replace(placeholder, (_all, name: string) => groups[name] ?? '');
    }
    return undefined;
  };
}

function readTemplate([english, hindi]: SentenceTemplate) {
  const parts = english.split(placeholder);
  const source = parts.map((part, at) => (at % 2 ? `(?<${part}>.*)` : escaped(part)));
  return { pattern: new RegExp(`^${source.join('')}$`, 'su'), hindi };
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
