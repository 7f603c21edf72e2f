// cspell:ignore bwhsec bglpat bxox abposr Twilio AKIA
import type {Problem} from '../core/finding.ts';
import type {Project} from '@portal/content/pages/project';
import {cachedProblems} from '../core/resultCache.ts';
import type {Rule} from '../core/rule.ts';
import {textFiles} from '@portal/content/pages/textFiles';

/** Formats that the preset doesn't know, or that it only finds with more context than a sample has. */
const MORE: readonly [pattern: RegExp, what: string][] = [
  [/\b(?:sk|rk|pk)_live_\w{8,}/g, 'a key of a payment provider'],
  [/\bwhsec_[A-Za-z0-9+/]{16,}={0,2}/g, 'the signing secret of a webhook'],
  [/\bAIza[\w-]{30,}/g, 'a Google API key'],
  [/\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g, 'a JSON Web Token'],
  [/\bglpat-[\w-]{16,}/g, 'a GitLab token'],
  [/\b(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9]{20,}|\bgithub_pat_\w{20,}/g, 'a GitHub token'],
  [/\bxox[abposr]-[\w-]{10,}/g, 'a Slack token'],
  [/\bAC[0-9a-f]{32}\b|\bSK[0-9a-f]{32}\b/g, 'a Twilio identifier'],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, 'an AWS access key ID'],
  [/(?<=aws_secret_access_key["' ]*[:=] *["']?)[A-Za-z0-9/+]{40}\b/gi, 'an AWS secret access key'],
  [/\bSG\.[\w-]{16,}\.[\w-]{16,}/g, 'a SendGrid key'],
  [/\bnpm_[A-Za-z0-9]{30,}/g, 'an npm token'],
  [/\bhooks\.slack\.com\/(?:services|workflows|triggers)\/[A-Z]\w{6,}\/\w+\S*/g, 'a webhook URL'],
  [/\bdiscord(?:app)?\.com\/api\/webhooks\/\d{8,}\/[\w-]+/g, 'a webhook URL'],
  [/\boutlook\.office(?:365)?\.com\/webhook\/[\w@-]+\S*/g, 'a webhook URL'],
  [/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/g, 'a private key'],
  [/\bBearer [A-Za-z0-9_-]{32,}\b(?!\.)/g, 'an access token'],
  [
    /\b[a-z][a-z0-9+]*:\/\/[^\s:@/"'`<>{}$]+:[^\s:@/"'`<>{}$]{6,}@(?!.*example)[\w.-]+/gi,
    'a password in a URL',
  ],
];

/** Signs of a made-up value. No service issues such keys. */
const MADE_UP = /example|x{4,}|\.\.\.|…|\*{3,}|your[_-]|<[a-z]|(.)\1{5,}|1234567|abcdef0|redacted/i;

interface Secret {
  start: number;
  text: string;
  what: string;
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
  MORE.flatMap(([pattern, what]) =>
    [...content.matchAll(pattern)].map((match) => ({start: match.index, text: match[0], what})),
  );

/**
 * A long run of characters with a digit, the start of a key, a password in a URL, or the value of a
 * secret. Secretlint only scans files that match: it takes longer for each file it has scanned before.
 */
const SUSPICIOUS =
  /(?=[A-Za-z_+/-]*\d)[A-Za-z0-9_+/-]{20,}|BEGIN|:\/\/[^\s/]*:[^\s/]*@|(?:key|token|secret|password)["']?\s*[:=]\s*["'`]?[\w+/-]{16}/i;

/** Only the first characters, so that the finding doesn't reveal the secret. */
const masked = (text: string) => `${text.slice(0, 8).split('\n')[0]}…`;

async function inFile(project: Project, file: string): Promise<Problem[]> {
  const source = project.read(file);
  const found = known(source.text);
  if (SUSPICIOUS.test(source.text)) found.push(...(await scanned(file, source.text)));
  const seen = new Set<number>();
  return found.flatMap(({start, text, what}) => {
    const {line, column} = source.placeAt(start);
    if (MADE_UP.test(text) || seen.has(line)) return [];
    seen.add(line);
    return [
      {
        file,
        line,
        column,
        message: `"${masked(text)}" looks like ${what}`,
        fix: 'revoke it if it is real, and use a made-up value such as EXAMPLE_KEY, or a fact',
        text: masked(text),
      },
    ];
  });
}

/** Files that are generated, that contain hashes, or that test this rule. */
const LEFT_OUT =
  /(^|\/)package-lock\.json$|^data\/diagrams\/|\.svg$|\.test\.[jt]sx?$|^(?:packages\/checks\/planted|bench\/results)\//;

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
