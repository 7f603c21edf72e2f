import {mistake, type Mistake} from '@portal/content/mistake';
import type {Project} from '@portal/content/pages/project';
import {cachedProblems} from '../core/resultCache.ts';
import {listOf} from '../core/lists.ts';
import type {Rule} from '../core/rule.ts';
import {textFiles} from '@portal/content/pages/textFiles';

interface Format {
  pattern: string;
  flags?: string;
  what: string;
  /** A made-up value, if the format is part of what readers need to know. */
  write?: string;
}

/** Formats that the preset doesn't know, or that it only finds with more context than a sample has. */
const MORE = listOf<Format[]>('secrets').map((one) => ({
  ...one,
  pattern: new RegExp(one.pattern, `g${one.flags ?? ''}`),
}));

/** Signs of a made-up value. No service issues such keys. */
const MADE_UP = /example|x{4,}|\.\.\.|…|\*{3,}|your[_-]|<[a-z]|(.)\1{5,}|1234567|abcdef0|redacted/i;

interface Secret {
  start: number;
  text: string;
  what: string;
  write?: string | undefined;
}

/** The findings of secretlint. It's only imported if a file has changed, because that takes a second. */
async function scanned(file: string, content: string): Promise<Secret[]> {
  const {lintSource} = await import('@secretlint/core');
  const {creator} = await import('@secretlint/secretlint-rule-preset-recommend');
  const {messages} = await lintSource({
    source: {filePath: file, content, contentType: 'text', ext: file.replace(/^.*(?=\.)/, '')},
    options: {
      config: {rules: [{id: '@secretlint/secretlint-rule-preset-recommend', rule: creator}]},
    },
  });
  return messages.map(({range: [start, end], ruleParentId, ruleId}) => ({
    start,
    text: content.slice(start, end),
    what: `a secret (${(ruleId || ruleParentId || 'secretlint').replace('@secretlint/', '')})`,
  }));
}

const known = (content: string): Secret[] =>
  MORE.flatMap(({pattern, what, write}) =>
    [...content.matchAll(pattern)].map(({0: text, index}) => ({start: index, text, what, write})),
  );

/**
 * A long run of characters with a digit, the start of a key, a password in a URL, or the value of a
 * secret. Secretlint only scans files that match: it takes longer for each file it has scanned before.
 */
const SUSPICIOUS =
  /(?=[A-Za-z_+/-]*\d)[A-Za-z0-9_+/-]{20,}|BEGIN|:\/\/[^\s/]*:[^\s/]*@|(?:key|token|secret|password)["']?\s*[:=]\s*["'`]?[\w+/-]{16}/i;

/** Only the first characters, so that the finding doesn't reveal the secret. */
const masked = (text: string) => `${text.slice(0, 8).split('\n')[0]}…`;

async function inFile(project: Project, file: string): Promise<Mistake[]> {
  const source = project.read(file);
  const found = known(source.text);
  if (SUSPICIOUS.test(source.text)) found.push(...(await scanned(file, source.text)));
  const seen = new Set<number>();
  return found.flatMap(({start, text, what, write = 'EXAMPLE_KEY'}) => {
    const {line, column} = source.placeAt(start);
    if (MADE_UP.test(text) || seen.has(line)) return [];
    seen.add(line);
    const fix = `write ${write}: values that contain EXAMPLE are allowed. If it was a real one, revoke it`;
    const message = `"${masked(text)}" looks like ${what}`;
    return [mistake({file, line, column}, message, fix, masked(text))];
  });
}

/** Files that are generated, that contain hashes, or that test this rule. */
const LEFT_OUT =
  /(^|\/)package-lock\.json$|^data\/diagrams\/|\.svg$|\.test\.[jt]sx?$|^(?:tests\/content\/planted|bench\/results)\//;

export const secrets: Rule = {
  name: 'secrets',
  about: 'No file contains a key, a token, a private key or a webhook URL that may be real.',
  scope: 'page',
  async check(run) {
    const files = run.limited
      ? run.pages.map(({file}) => file)
      : textFiles(run.project).filter((file) => !LEFT_OUT.test(file));
    return cachedProblems(run.project, 'secrets', [], files, async (changed) =>
      (await Promise.all(changed.map((file) => inFile(run.project, file)))).flat(),
    );
  },
};
