/** Tests the security of the built site. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Parser} from 'htmlparser2';
import {model} from '../helpers/addresses.ts';
import {build, filesEndingIn} from '../builtSite.ts';

const read = (file: string) => readFileSync(join(build, file), 'utf8');
const documents = filesEndingIn('.{html,svg}');

/** Finds code that runs without a `<script>`: event handler attributes and `javascript:` URLs. */
function handlersOf(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onattribute(name, value) {
      if (/^on[a-z]/.test(name) || /^\s*javascript:/i.test(value)) found.push(`${name}="${value}"`);
    },
  });
  parser.end(html);
  return found;
}

/** Matches the policy of a page and everything before it. */
const META = /^([\s\S]*?)<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

test('the build has no inline event handlers', () => {
  const found = documents.flatMap((file) =>
    handlersOf(read(file)).map((handler) => `${file}: ${handler}`),
  );
  expect(documents.length).toBeGreaterThan(1);
  expect(found).toEqual([]);
  expect(handlersOf('<p onclick=a()><a href=" javascript:a()">x</a></p>')).toHaveLength(2);
});

/** Pages that only redirect each have their own script, and so a policy of their own. */
const isRedirect = (html: string) => /<meta http-equiv="?refresh/.test(html);

test('every page has its policy before its first script, and there are at most two policies', () => {
  const policies = new Map<string, string>();
  for (const file of documents.filter((name) => name.endsWith('.html'))) {
    const html = read(file);
    const [, before, policy] = META.exec(html) ?? [];
    expect([file, before]).not.toEqual([file, undefined]);
    expect([file, before]).toEqual([file, expect.not.stringMatching(/<(script|link|style)/i)]);
    expect(policy).not.toContain('frame-ancestors');
    expect(policy).not.toMatch(/script-src [^;]*'unsafe/);
    if (!isRedirect(html)) policies.set(policy!, file);
  }
  // One for pages of the site, and one for pages with an additional script.
  expect(policies.size).toBeGreaterThan(0);
  expect(policies.size).toBeLessThanOrEqual(2);
});

test('headers contain nothing that depends on a page', () => {
  expect(model.headers['Content-Security-Policy']).toBe("frame-ancestors 'none'");
});
