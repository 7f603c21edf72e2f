/** The section of an operation: request, parameters, body, samples, answer, errors. */
import type {Operation} from '../operations.ts';
import {samplesOf} from '../samples/index.ts';
import type {MediaType, Parameter, Reply} from '../types.ts';
import {fields, isCommon, required} from './fields.ts';
import {
  blocks,
  code,
  codeBlock,
  details,
  element,
  heading,
  inline,
  inlineElement,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
  type Block,
  type Inline,
} from './nodes.ts';
import {inside, typeOf} from './schema.ts';

/**
 * Method and path; the whole address where it is not below the base address of the API. In a narrow
 * column it breaks before a slash.
 */
export function requestLine({method, path, server, isOnMainServer}: Operation): Inline {
  const address = isOnMainServer ? path : server + path;
  const verb = inlineElement('b', {'data-method': method}, [text(method.toUpperCase())]);
  const parts = address
    .split(/(?<=[^/])(?=\/)/)
    .flatMap((part) => [inlineElement('wbr', {}, []), text(part)]);
  return inlineElement('code', {className: 'rest-request'}, [verb, text(' '), ...parts]);
}

function parameters(all: Parameter[], docsUrl: string): Block[] {
  const own = all.filter(({name}) => !isCommon(name));
  if (own.length === 0) return [];
  const rows = own.map((parameter): Inline[][] => [
    [code(parameter.name), ...(parameter.required ? required() : [])],
    [text(parameter.in)],
    typeOf(parameter.schema),
    inline(parameter.description ?? '', docsUrl),
  ]);
  return [paragraph(strong('Parameters')), table(['Name', 'In', 'Type', 'Description'], rows)];
}

function body(media: MediaType | undefined, docsUrl: string): Block[] {
  if (!media) return [];
  return [
    paragraph(strong('Body'), text(', JSON')),
    ...fields(media.schema, {docsUrl, markRequired: true}),
  ];
}

/** The parameters that every operation takes are named here and explained once on the page. */
function common({parameters: all, body: media}: Operation): Block[] {
  const names = [...all.map(({name}) => name), ...Object.keys(media?.schema.properties ?? {})];
  if (!names.some(isCommon)) return [];
  const place = media ? 'in the body' : 'in the query string';
  return [
    paragraph(
      text('Also takes '),
      link('#common-parameters', code('include'), text(' and '), code('exclude')),
      text(` ${place}.`),
    ),
  ];
}

function samples(operation: Operation): Block[] {
  const all = samplesOf(operation);
  if (all.length === 1) return all.map(({language, code: lines}) => codeBlock(language, lines));
  const items = all.map(({tab, label, language, code: lines}) =>
    element('TabItem', {value: tab, label}, [codeBlock(language, lines)]),
  );
  return [element('Tabs', {groupId: 'language'}, items)];
}

/** The values that a body is shown with, each with its title. */
function examplesOf({example, examples = {}}: MediaType): [title: string, unknown][] {
  if (example !== undefined) return [['Answer', example]];
  return Object.values(examples).map(({summary, value}) => [
    summary ? `Answer, ${summary.toLowerCase()}` : 'Answer',
    value,
  ]);
}

function reply([status, {description, content = {}}]: [string, Reply], docsUrl: string): Block[] {
  const [type = '', media] = Object.entries(content)[0] ?? [];
  const isJson = type === 'application/json';
  const object = media && isJson ? inside(media.schema) : undefined;
  const shown = media ? examplesOf(media) : [];
  return [
    paragraph(
      strong('Returns'),
      text(' '),
      code(status),
      text(' '),
      ...inline(description, docsUrl),
    ),
    ...(object && shown.length > 0
      ? [details([text('Fields of the answer')], fields(object, {docsUrl, markRequired: false}))]
      : []),
    ...shown.map(([title, value]) =>
      isJson
        ? codeBlock('json', JSON.stringify(value, null, 2), title)
        : codeBlock('text', String(value).trimEnd(), title),
    ),
  ];
}

function errors({errors: own, sharedErrors}: Operation, docsUrl: string): Block[] {
  const shared = sharedErrors.flatMap((status, at) => [...(at ? [text(', ')] : []), code(status)]);
  const items = own.map(([status, {description}]) => [
    code(status),
    text(' '),
    ...inline(description, docsUrl),
  ]);
  if (shared.length > 0) {
    items.push([...shared, text(' as '), link('#errors', text('everywhere'))]);
  }
  return items.length > 0 ? [paragraph(strong('Errors')), list(items)] : [];
}

/**
 * @param operation - an operation of the document
 * @param docsUrl - where the site is published
 * @returns its section, from the heading on
 */
export const operationSection = (operation: Operation, docsUrl: string): Block[] => [
  heading(3, operation.summary, operation.anchor),
  paragraph(requestLine(operation)),
  ...blocks(operation.description, docsUrl),
  ...parameters(operation.parameters, docsUrl),
  ...body(operation.body, docsUrl),
  ...common(operation),
  ...samples(operation),
  ...operation.replies.flatMap((item) => reply(item, docsUrl)),
  ...errors(operation, docsUrl),
];
