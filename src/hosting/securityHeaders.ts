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
 * The security headers of every response, whatever host sends it. What a page may run and load is in
 * the page itself: headers with the hashes of its scripts would belong to another build as soon as
 * files are replaced and the server isn't told, and every page would be dead. A `<meta>` can't
 * forbid framing, so that's what is left for the header.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': FEATURES.map((name) => `${name}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': HSTS,
  'X-Content-Type-Options': 'nosniff',
};

/** Headers that only mean something on documents. */
const OF_DOCUMENTS = ['Cross-Origin-Opener-Policy', 'Permissions-Policy', 'Referrer-Policy'];

/**
 * The same for files that are not documents, such as scripts and styles. Headers about documents mean
 * nothing there and weigh more than small files do. A worker has the policy of its own response.
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
