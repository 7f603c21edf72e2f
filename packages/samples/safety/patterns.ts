/** What's unsafe wherever it is. JavaScript is found by its syntax, other languages by their text. */

/** A pattern that's unsafe, unless the code has something else. */
export interface Pattern {
  /** A selector of nodes, or the start of a call. */
  finds: string | RegExp;
  /** Makes it safe, if it's in the node and its variables, or in the parentheses of the call. */
  unless?: RegExp;
  message: string;
  fix: string;
}

const waits = 'waits forever if the service never responds';
const anyServer = 'accepts any server';
const chosen = 'whoever sends the event chooses the address or the file';
const missing = 'hides a missing or renamed step';

/** What's wrong with a filter that stores its mark before the steps below it have done the work. */
export const earlyMark = {
  message: 'stores its mark before the work of later steps, so a replay skips an event that failed',
  fix: 'store it after the work: in the last step, or after the work in this one',
};

export const pathMessage = 'a value in the path can lead to another address, such as `../`';

/** By language, as in fences. */
export const patterns: Record<string, Pattern[]> = {
  js: [
    {
      finds:
        'Program:has(ExportDefaultDeclaration) MemberExpression[object.name="process"][property.name="env"]:not(:function *)',
      message: '`process.env` is empty while the module loads',
      fix: 'read it in `run`, or in a function that `run` calls',
    },
    {
      finds: 'MemberExpression[optional=true][object.object.name="steps"]',
      message: `\`?.\` ${missing}`,
      fix: 'write `.`, so that the step fails',
    },
    {
      finds:
        'CallExpression[callee.name=/^(axios|got)$/], CallExpression[callee.object.name=/^(axios|got)$/][callee.property.name=/^(get|post|put|delete|patch|head|request)$/]',
      unless: /\btimeout\b/,
      message: waits,
      fix: 'add `timeout: 10_000`, in milliseconds',
    },
    {
      finds:
        'CallExpression[callee.object.name="axios"][callee.property.name="put"][arguments.1.type="ObjectExpression"]',
      unless: /if-(?:none-)?match|version|_at\b|trace_id/i,
      message: 'a retry or replay of this `PUT` puts old content over newer content',
      fix: 'send `If-None-Match: *` or `If-Match`, or a version that the service compares',
    },
    {
      finds: 'CallExpression[callee.property.name="connect"]:has(Property[key.name="privateKey"])',
      unless: /\bhostVerifier\b/,
      message: '`ssh2` accepts any server without `hostVerifier`',
      fix: 'add `hostHash: "sha256"` and a `hostVerifier` that compares the fingerprint',
    },
    {
      finds: 'Property[key.name="rejectUnauthorized"][value.value=false]',
      message: `\`rejectUnauthorized: false\` ${anyServer}`,
      fix: 'pass the certificate authority as `ca`',
    },
  ],
  python: [
    {
      finds: /\brequests\.(?:get|post|put|delete|patch|head|request)\(/g,
      unless: /\btimeout\s*=/,
      message: waits,
      fix: 'add `timeout=10`, in seconds',
    },
    {
      finds: /\bverify\s*=\s*False\b/g,
      message: `\`verify=False\` ${anyServer}`,
      fix: 'pass the certificate authority as `verify`',
    },
    {
      finds: /\b(?:AutoAddPolicy|WarningPolicy)\(/g,
      message: `this policy ${anyServer}`,
      fix: 'use `RejectPolicy`, and add the host key of the server',
    },
    {
      finds:
        /\brequests\.\w+\(\s*(?:\w*(?:event|body)\w*|wl\.steps\["trigger"\]\["event"\](?:\["body"\])?)\[/g,
      message: chosen,
      fix: 'compare its host with a list of your own',
    },
    {
      finds: /\bf"\/tmp\/\{(?:\w*(?:event|body|order)\w*\[|filename\b)/g,
      message: chosen,
      fix: 'use a fixed name, or one from the ID of the event',
    },
    {
      finds: /\.steps\.get\(/g,
      message: `\`steps.get\` ${missing}`,
      fix: 'write `steps["name"]`, so that the step fails',
    },
  ],
  go: [
    {
      finds: /\bhttp\.(?:Get|Post|PostForm|Head)\(|\bhttp\.DefaultClient\b/g,
      message: waits,
      fix: 'use `http.Client{Timeout: 10 * time.Second}`',
    },
    {
      finds: /\bhttp\.Client\{/g,
      unless: /\bTimeout:/,
      message: waits,
      fix: 'add `Timeout: 10 * time.Second`',
    },
    {
      finds: /\bInsecureSkipVerify:\s*true\b|\bInsecureIgnoreHostKey\(/g,
      message: `this ${anyServer}`,
      fix: 'check the certificate or the host key',
    },
    {
      finds: /"https?:\/\/[^"?]*\/" *\+(?! *url\.PathEscape\()/g,
      message: pathMessage,
      fix: 'write `url.PathEscape(…)`',
    },
    {
      finds: /\bSprintf\(\s*"https?:\/\/[^"?]*\/%[svd]/g,
      unless: /\burl\.PathEscape\(/,
      message: pathMessage,
      fix: 'write `url.PathEscape(…)`',
    },
    {
      finds: /"\/tmp\/" ?\+ ?\w+\.(?:Trigger\.Event|Event|Body)\b/g,
      message: chosen,
      fix: 'use a fixed name, or one from the ID of the event',
    },
  ],
  bash: [
    {
      finds: /\bcurl\b(?:\\\n|[^\n|;])*?(?:\s-\w*k\b|--insecure\b)/g,
      message: `\`--insecure\` ${anyServer}`,
      fix: 'pass the certificate authority with `--cacert`',
    },
    {
      finds: /StrictHostKeyChecking[= ](?:no|accept-new)\b/g,
      message: `this option ${anyServer}`,
      fix: 'put the host key into a known_hosts file',
    },
  ],
};

/** What only counts in a step, because a reader can stop a command in a terminal. */
export const inBashSteps: Pattern[] = [
  {
    finds: /\bcurl\b(?:\\\n|[^\n|;)])*/g,
    unless: /\s(?:--max-time|-\w*m)\s/,
    message: waits,
    fix: 'add `--max-time 10`, in seconds',
  },
];
