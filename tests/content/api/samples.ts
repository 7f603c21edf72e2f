/** Finds all samples that call the API: generated from the document or written on pages. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {caseFileOf} from '@portal/samples/extract/blocks';
import type {Lane} from '@portal/samples/lanes/lane';
import type {Block, Given, RecordedRequest, Sample} from '@portal/samples/model';
import {readSamples} from '@portal/samples/page';
import type {Project} from '@portal/content/pages/project';
import {withExpected} from '@portal/samples/expectations/declared';
import {allPages} from '@portal/samples/run';
import type {Operation} from '@portal/content/openapi/operations';
import {exampleOf} from '@portal/content/openapi/types';
import {samplesOf} from '@portal/content/openapi/samples';
import {isApiCall} from './calls.ts';

/** A sample with everything needed to execute it. */
export interface ApiSample {
  title: string;
  sample: Sample;
  /** The input of each execution. */
  given: Given[];
  related: Sample[];
  /** The responses that the page shows. Without a status, it's a success. */
  answers: {status?: number; body: unknown}[];
}

const secrets = {API_KEY: 'test-key', SCHEDULER_SECRET: 'test-secret'};

/** The languages of these samples. Each has a lane with the same name. */
export const languages = ['bash', 'js', 'python'] as const;
export type Language = (typeof languages)[number];

/** Returns the samples that the reference page generates from an operation. */
export function generatedSamples(operation: Operation): ApiSample[] {
  const {id, method, sampleServer, replies} = operation;
  const media = replies[0]?.[1].content?.['application/json'];
  const request = `${method.toUpperCase()} ${sampleServer}/*`;
  const respond = {json: (media && exampleOf(media)) ?? {}};
  return samplesOf(operation).map(({language, code}) => {
    const meta = {samples: [id]};
    const page = 'data/openapi.yaml';
    const placeIn = (line: number) => ({file: page, line, column: 1, offset: 0});
    const place = {page, caseFile: '', line: 0, placeIn} as const;
    const run = {runtime: 'component', treatment: 'run'} as const;
    return {
      title: `${id}, ${language}`,
      sample: {...place, ...run, language, code, meta, name: id},
      given: [{env: secrets, http: [{request, respond}]}],
      related: [],
      answers: [],
    };
  });
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Matches pages with a fact about the API in their text or cases. Others are skipped. */
const mentionsApi = /product\.(apiUrl|apiOrigin|endpointDomain)/;

/** Matches samples, with their cases, that call an operation of the document. */
function addressesOf(operations: Operation[]): RegExp {
  const hosts = operations.map(({server, path}) =>
    server.includes('{') ? server.replace(/.*\{\w+\}/, '') + path : server,
  );
  return new RegExp(
    [...new Set(hosts)].map((host) => `${host.replaceAll('.', '\\.')}\\b`).join('|'),
  );
}

/** Returns the samples on pages that call an operation of the document. */
export function writtenSamples(project: Project, operations: Operation[]): ApiSample[] {
  const addresses = addressesOf(operations);
  const {root} = project;
  return allPages(project).flatMap((page) => {
    const caseFile = caseFileOf(project.page(page), project.known);
    if (!mentionsApi.test(read(join(root, page)) + read(join(root, caseFile)))) return [];
    const {samples, cases, blocks} = readSamples(project, project.page(page));
    return samples.flatMap((sample) => {
      const own = cases.filter((item) => item.sample === sample.name);
      const said = sample.code + JSON.stringify(own.map(({given, expect}) => [given, expect]));
      const isFit = isRunHere(sample.language) && sample.meta.fails === undefined;
      if (!isFit || !addresses.test(said)) return [];
      const title = `${page}:${sample.line} ${sample.name}`;
      const answers = answersBelow(sample, blocks);
      return [{title, sample, given: own.map(withExpected), related: samples, answers}];
    });
  });
}

/** Returns the blocks "The response" and "An error with status 404" between a sample and the next one. */
function answersBelow({line}: Sample, blocks: Block[]): ApiSample['answers'] {
  const below = blocks.slice(blocks.findIndex((block) => block.line === line) + 1);
  const end = below.findIndex(({treatment}) => treatment === 'run');
  return below.slice(0, end < 0 ? undefined : end).flatMap(({language, code, meta}) => {
    const title = /^The response|^An error with status (\d+)/.exec(meta.title ?? '');
    if (language !== 'json' || !title) return [];
    return [{...(title[1] && {status: Number(title[1])}), body: JSON.parse(code) as unknown}];
  });
}

const isRunHere = (language: string) => (languages as readonly string[]).includes(language);

/**
 * Executes a sample.
 *
 * @returns the requests that it sends to the API
 * @throws Error if it fails
 */
export async function apiRequests(
  {sample, given, related}: ApiSample,
  lane: Lane,
  operations: Operation[],
): Promise<RecordedRequest[]> {
  const requests: RecordedRequest[] = [];
  for (const one of given) {
    const outcome = await lane.run(sample, one, related);
    requests.push(...outcome.requests.filter((request) => isApiCall(request, operations)));
  }
  return requests;
}
