/** Features of the browser that no page of a documentation site needs; nobody can ask for them. */
const FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Two years, as the preload list wants. Not for subdomains: this site does not own them. */
const HSTS = 'max-age=63072000';

/**
 * The security headers of every response, whatever host sends it.
 *
 * @param policy - the content security policy of the site's pages
 */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': FEATURES.map((name) => `${name}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': HSTS,
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Headers that only mean something on documents. */
const OF_DOCUMENTS = ['Cross-Origin-Opener-Policy', 'Permissions-Policy', 'Referrer-Policy'];

/**
 * The same for files that are not documents, such as scripts and styles. Headers about documents mean
 * nothing there and weigh more than small files do; of the policy, what a worker needs remains.
 *
 * @param headers - those of every response
 */
export function assetHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_DOCUMENTS.includes(name))
      .map(([name, value]) => [
        name,
        name === 'Content-Security-Policy' ? "default-src 'self'" : value,
      ]),
  );
}

/** For files that pages of other sites may read: tools in the browser load the API's description. */
export const sharedHeaders = {'Access-Control-Allow-Origin': '*'};
