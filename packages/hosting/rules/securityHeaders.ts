/** Browser features that no documentation page needs, so the policy turns them off. */
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

/** Two years, as the preload list recommends. Without subdomains, because this site doesn't own them. */
const HSTS = 'max-age=63072000';

/**
 * The security headers of every response, on every host. The policy for scripts and other resources is
 * in each page instead. As a header, its script hashes would stop matching when files are replaced
 * without reloading the server, and all pages would break. A `<meta>` can't forbid framing, so the
 * header does that.
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

/** For hashed assets, because a worker takes its policy from its own file, not from the page. */
export const assetHeaders = {'Content-Security-Policy': "default-src 'self'"};

/** For files that pages of other sites may read: browser tools load the OpenAPI document. */
export const sharedHeaders = {'Access-Control-Allow-Origin': '*'};
