/** Converts a received request to an object that can be compared with a case. */
import type {RecordedRequest} from '../model.ts';

type Multi = Record<string, string | string[]>;

const collect = (pairs: Iterable<[string, string]>): Multi => {
  const result: Multi = {};
  for (const [key, value] of pairs) {
    const before = result[key];
    result[key] = before === undefined ? value : [before, value].flat();
  }
  return result;
};

/** Returns valid UTF-8 as text, and anything else as base64 with a prefix. */
export const asText = (body: Buffer): string => {
  const text = body.toString('utf8');
  return Buffer.from(text, 'utf8').equals(body) ? text : `base64:${body.toString('base64')}`;
};

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)/;

/**
 * @param method - HTTP method
 * @param url - the full URL, as the client requested it
 * @param headers - with lowercase names
 * @param body - the raw body
 */
export async function recordRequest(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<RecordedRequest> {
  const type = headers['content-type'] ?? '';
  return {
    request: `${method} ${url}`,
    method,
    url,
    query: collect(new URL(url).searchParams),
    headers,
    body: asText(body),
    ...(/[/+]json/.test(type) ? readJson(body) : {}),
    ...(FORM.test(type) ? await readForm(type, body) : {}),
  };
}

function readJson(body: Buffer): {json?: unknown} {
  try {
    return {json: JSON.parse(body.toString())};
  } catch {
    return {};
  }
}

/** Node.js parses forms as a browser would, with or without files. */
async function readForm(
  type: string,
  body: Buffer,
): Promise<Pick<RecordedRequest, 'form' | 'files'>> {
  const sent = new Response(new Uint8Array(body), {headers: {'content-type': type}});
  const form: Record<string, string> = {};
  const files: NonNullable<RecordedRequest['files']> = {};
  for (const [name, value] of await sent.formData()) {
    if (typeof value === 'string') form[name] = value;
    else {
      const content = asText(Buffer.from(await value.arrayBuffer()));
      files[name] = {filename: value.name, type: value.type, content};
    }
  }
  return type.startsWith('multipart/') ? {form, files} : {form};
}
