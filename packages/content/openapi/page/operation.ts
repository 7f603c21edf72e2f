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
  list,
  paragraph,
  strong,
  table,
  text,
  type Block,
  type Inline,
} from '../markdownNodes.ts';
import type {Operation} from '../operations.ts';
import {samplesOf} from '../samples/index.ts';
import {exampleOf, type MediaType, type Parameter, type Reply, type Schema} from '../types.ts';
import {blocks, inline} from './descriptions.ts';
import {common, fields, isCommon, named} from './fields.ts';
import {isNamed, objectLink} from './objects.ts';
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

/** Puts a separator between inline elements. */
const separated = (items: Inline[], separator: string): Inline[] =>
  items.flatMap((item, at) => (at > 0 ? [text(separator), item] : [item]));

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

/** Mentions the parameters that the page explains once, with links. */
function commonParameters({parameters: all, body: media}: Operation): Block[] {
  const own = [...all.map(({name}) => name), ...Object.keys(media?.schema.properties ?? {})];
  const links = common.flatMap(([anchor, names]) => {
    const used = names.filter((name) => own.includes(name));
    return used.length > 0 ? [link(`#${anchor}`, ...separated(used.map(code), ', '))] : [];
  });
  if (links.length === 0) return [];
  return [paragraph(strong('Also takes'), text(' '), ...separated(links, ', '))];
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

/** The object in `data`, if a response has nothing else that the page doesn't explain elsewhere. */
function dataOf(object: Schema | undefined): Inline[] | undefined {
  const own = Object.entries(object?.properties ?? {}).filter(([name]) => !isCommon(name));
  const [[name, data] = [], ...others] = own;
  const named = data && inside(data);
  if (name !== 'data' || others.length > 0 || !isNamed(named)) return undefined;
  const isList = data!.type === 'array';
  const words = isList
    ? [text('a list of '), objectLink(named, 'objects')]
    : [text('the '), objectLink(named)];
  return [...words, text(' in '), code('data')];
}

function reply([status, {description, content}]: [string, Reply]): Block[] {
  const media = content?.['application/json'];
  // A response without an example has a body that isn't guaranteed.
  const object = media && exampleOf(media) !== undefined ? inside(media.schema) : undefined;
  const data = dataOf(object);
  const folded = object && !data;
  return [
    paragraph(
      ...[strong('Returns'), text(' '), code(status), text(' ')],
      ...(data ? [text('with '), ...data] : inline(description)),
    ),
    ...(folded
      ? [details('rest-fields', [text('Fields of the response')], fields(object, 'optional'))]
      : []),
  ];
}

/** Whether the responses of an operation have an example. Shared examples are the same object. */
const hasExample = ({replies}: Operation, value: unknown): boolean =>
  replies
    .flatMap(([, {content = {}}]) => Object.values(content))
    .some((media) => examplesOf(media).some(([, own]) => own === value));

/** The examples of a response, or a link to the operation that has already shown the same one. */
const replyExamples = ([, {content = {}}]: [string, Reply], all: Operation[], own: Operation) =>
  Object.entries(content).flatMap(([type, media]) =>
    examplesOf(media).map(([title, value]): Block => {
      const first = all.find((operation) => hasExample(operation, value));
      if (first && first !== own) {
        const target = link(`#${first.anchor}`, text(first.summary));
        return paragraph(strong(title), text(': the same as in '), target);
      }
      return type === 'application/json'
        ? codeBlock('json', JSON.stringify(value, null, 2), title)
        : codeBlock('text', String(value).trimEnd(), title);
    }),
  );

/** The errors of an operation. The page explains shared errors once. */
function errors({errors: own, shared}: Operation): Block[] {
  if (own.length + shared.length === 0) return [];
  const title = shared.length > 0 ? link('#errors', text('Errors')) : text('Errors');
  const statuses = shared.flatMap(([status], at) => [text(at > 0 ? ', ' : ' '), code(status)]);
  return [
    paragraph(inlineElement('strong', {}, [title]), ...statuses),
    ...(own.length > 0
      ? [
          list(
            own.map(([status, {description}]) => [code(status), text(' '), ...inline(description)]),
          ),
        ]
      : []),
  ];
}

const part = (className: string, children: Block[]) => element('div', {className}, children);

/**
 * @param operation - an operation of the document
 * @param all - all operations, in page order
 * @returns its section, including the heading
 */
export const operationSection = (operation: Operation, all: Operation[]): Block[] => [
  heading(3, operation.summary, operation.anchor),
  paragraph(requestLine(operation)),
  ...blocks(operation.description),
  part('rest-operation', [
    part('rest-description', [
      ...parameters(operation.parameters),
      ...body(operation.body),
      ...commonParameters(operation),
    ]),
    part('rest-examples', [
      ...samples(operation),
      ...operation.replies.flatMap((one) => replyExamples(one, all, operation)),
    ]),
    part('rest-description', [...operation.replies.flatMap(reply), ...errors(operation)]),
  ]),
];
