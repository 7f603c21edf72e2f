/**
 * The section of an operation. The description (parameters, body, response fields, errors) is separate
 * from the examples (samples, responses), because wide screens show them side by side.
 */
import {
  code,
  details,
  codeBlock,
  element,
  heading,
  inlineElement,
  link,
  paragraph,
  strong,
  table,
  text,
  type Block,
  type Inline,
} from '../markdownNodes.ts';
import type {Operation} from '../operations.ts';
import {exampleOf} from '../request.ts';
import {samplesOf} from '../samples/index.ts';
import type {MediaType, Parameter, Reply} from '../types.ts';
import {blocks, inline} from './descriptions.ts';
import {fields, isCommon, named} from './fields.ts';
import {inside, typeOf} from './schema.ts';

/**
 * The method and path, or the whole URL if it doesn't start with the base URL of the API. In a narrow
 * column, it wraps before a slash.
 */
export function requestLine({method, path, server, isOnMainServer}: Operation): Inline {
  const address = isOnMainServer ? path : server + path;
  const verb = inlineElement('b', {'data-method': method}, [text(method.toUpperCase())]);
  const parts = address
    .split(/(?<=[^/:])(?=\/(?!\/))/)
    .flatMap((part, at) => [...(at ? [inlineElement('wbr', {}, [])] : []), text(part)]);
  return inlineElement('code', {className: 'rest-request'}, [verb, text(' '), ...parts]);
}

function parameters(all: Parameter[]): Block[] {
  const own = all.filter(({name}) => !isCommon(name));
  if (own.length === 0) return [];
  const rows = own.map(({name, required, schema, description = '', in: place}): Inline[][] => [
    named(name, [...typeOf(schema), text(`, in the ${place}`)], required ? 'required' : undefined),
    inline(description),
  ]);
  return [paragraph(strong('Parameters')), table(['Parameter', 'Description'], rows, 'rest-table')];
}

function body(media: MediaType | undefined): Block[] {
  if (!media) return [];
  return [paragraph(strong('Body'), text(', JSON')), ...fields(media.schema, 'required')];
}

/** Lists the parameters that every operation accepts. The page explains them once. */
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

/** The examples of a body, each with its title. */
function examplesOf({example, examples = {}}: MediaType): [title: string, unknown][] {
  if (example !== undefined) return [['Response', example]];
  return Object.values(examples).map(({summary, value}) => [
    summary ? `Response, ${summary.toLowerCase()}` : 'Response',
    value,
  ]);
}

function reply([status, {description, content}]: [string, Reply]): Block[] {
  const media = content?.['application/json'];
  // A response without an example has a body that isn't guaranteed.
  const object = media && exampleOf(media) !== undefined ? inside(media.schema) : undefined;
  return [
    paragraph(strong('Returns'), text(' '), code(status), text(' '), ...inline(description)),
    ...(object
      ? [details('rest-fields', [text('Fields of the response')], fields(object, 'optional'))]
      : []),
  ];
}

/** The examples of a response. */
const replyExamples = ([, {content = {}}]: [string, Reply]): Block[] =>
  Object.entries(content).flatMap(([type, media]) =>
    examplesOf(media).map(([title, value]) =>
      type === 'application/json'
        ? codeBlock('json', JSON.stringify(value, null, 2), title)
        : codeBlock('text', String(value).trimEnd(), title),
    ),
  );

/** The errors of an operation. The page explains shared errors once. */
function errors({errors: own, shared}: Operation): Block[] {
  const rows = [...own, ...shared].map(([status, {description}]): Inline[][] => [
    [code(status)],
    inline(description),
  ]);
  if (rows.length === 0) return [];
  const title = shared.length > 0 ? link('#errors', text('Errors')) : text('Errors');
  return [paragraph(inlineElement('strong', {}, [title])), table(['Status', 'When'], rows)];
}

const part = (className: string, children: Block[]) => element('div', {className}, children);

/**
 * @param operation - an operation of the document
 * @returns its section, including the heading
 */
export const operationSection = (operation: Operation): Block[] => [
  heading(3, operation.summary, operation.anchor),
  paragraph(requestLine(operation)),
  ...blocks(operation.description),
  part('rest-operation', [
    part('rest-description', [
      ...parameters(operation.parameters),
      ...body(operation.body),
      ...common(operation),
    ]),
    part('rest-examples', [...samples(operation), ...operation.replies.flatMap(replyExamples)]),
    part('rest-description', [...operation.replies.flatMap(reply), ...errors(operation)]),
  ]),
];
