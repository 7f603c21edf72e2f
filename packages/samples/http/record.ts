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
const asText = (body: Buffer): string => {
  const text = body.toString('utf8');
  return Buffer.from(text, 'utf8').equals(body) ? text : `base64:${body.toString('base64')}`;
};

/**
 * @param method - HTTP method
 * @param url - the full URL, as the client requested it
 * @param headers - with lowercase names
 * @param body - the raw body
 */
export function recordRequest(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: Buffer,
): RecordedRequest {
  const type = headers['content-type'] ?? '';
  return {
    request: `${method} ${url}`,
    method,
    url,
    query: collect(new URL(url).searchParams),
    headers,
    body: asText(body),
    ...(/[/+]json/.test(type) ? readJson(body) : {}),
    ...(type.startsWith('application/x-www-form-urlencoded')
      ? {form: collect(new URLSearchParams(body.toString())) as Record<string, string>}
      : {}),
    ...(type.startsWith('multipart/form-data') ? readMultipart(type, body) : {}),
  };
}

function readJson(body: Buffer): {json?: unknown} {
  try {
    return {json: JSON.parse(body.toString())};
  } catch {
    return {};
  }
}

function readMultipart(type: string, body: Buffer): Pick<RecordedRequest, 'form' | 'files'> {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? '';
  const form: Record<string, string> = {};
  const files: NonNullable<RecordedRequest['files']> = {};
  // Latin-1 maps each byte to one character, so we can split the body as text.
  for (const part of body.toString('latin1').split(`--${boundary}`).slice(1, -1)) {
    const end = part.indexOf('\r\n\r\n');
    const head = Buffer.from(part.slice(2, end), 'latin1').toString();
    const content = asText(Buffer.from(part.slice(end + 4, -2), 'latin1'));
    const name = /[; ]name="([^"]*)"/i.exec(head)?.[1] ?? '';
    const filename = /filename="([^"]*)"/i.exec(head)?.[1];
    if (filename === undefined) form[name] = content;
    else {
      const partType = /content-type:\s*(\S+)/i.exec(head)?.[1] ?? '';
      files[name] = {filename, type: partType, content};
    }
  }
  return {form, files};
}
