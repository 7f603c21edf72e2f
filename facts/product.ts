/**
 * The only place that knows the brand. Change `identity`, rebuild, and every page, sample,
 * address and redirect follows. Everything that can be derived is derived below it.
 */
import * as z from 'zod';
import {checked} from './schema.ts';

/** What a platform team types to make the portal theirs. */
const identity = {
  /** The name in prose. */
  name: 'Wireloom',
  /** Lower-case word for routes, component keys and query parameters. */
  slug: 'wireloom',
  /** The command that the CLI installs. */
  cli: 'wl',
  /** Short identifier: header prefix (`x-wl-…`) and the helper argument in code samples. */
  prefix: 'wl',
  /** Prefix of reserved environment variables, without the underscore. */
  envPrefix: 'WIRELOOM',
  /** The company domain; the addresses below are built on it. */
  domain: 'wireloom.example',
};

const {domain} = identity;

const identifier = /^[a-z][a-z0-9]*$/;

const schema = z.strictObject({
  name: z.string().min(1),
  slug: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes'),
  cli: z.string().regex(identifier, 'must be lower-case letters and digits'),
  prefix: z.string().regex(identifier, 'must be a valid identifier in every sample language'),
  envPrefix: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be upper-case letters, digits and _'),
  domain: z.hostname(),
  url: z.url(),
  docsUrl: z.url(),
  apiOrigin: z.url(),
  apiUrl: z.url(),
  sqlApiUrl: z.url(),
  realtimeUrl: z.url(),
  endpointDomain: z.hostname(),
  emailDomain: z.hostname(),
  rawEmailDomain: z.hostname(),
  uploadEmailDomain: z.hostname(),
  appsUrl: z.url(),
  supportUrl: z.url(),
  supportEmail: z.email(),
  communityUrl: z.url(),
  pricingUrl: z.url(),
  registryUrl: z.url(),
  cliDownloadUrl: z.url(),
  doNotTrackVariable: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
});

/** The product: its names and every address that belongs to it. */
export type Product = z.infer<typeof schema>;

export const product: Product = checked('facts/product.ts', schema, {
  ...identity,
  /** The web application. */
  url: `https://${domain}`,
  /** Where this portal is published; canonical addresses and the sitemap use it. */
  docsUrl: `https://${domain}/docs`,
  /** The API host without its version; SSE and SAML paths hang off it. */
  apiOrigin: `https://api.${domain}`,
  /** The REST base address. */
  apiUrl: `https://api.${domain}/v1`,
  /** The SQL API base address. */
  sqlApiUrl: `https://rt.${domain}/sql`,
  /** The host of the second form of the event stream address. */
  realtimeUrl: `https://rt.${domain}`,
  /** HTTP triggers respond at `https://<key>.<endpointDomain>`. */
  endpointDomain: `m.${domain}`,
  /** Email triggers receive at `<key>@<emailDomain>`. */
  emailDomain: `mail.${domain}`,
  /** The same, for emails that are stored raw instead of parsed. */
  rawEmailDomain: `raw.mail.${domain}`,
  /** Where v1 received large emails, which it stored raw. */
  uploadEmailDomain: `upload.${domain}`,
  appsUrl: `https://${domain}/apps`,
  supportUrl: `https://${domain}/support`,
  supportEmail: `support@${domain}`,
  communityUrl: `https://${domain}/community`,
  pricingUrl: `https://${domain}/pricing`,
  /** The open-source registry of components. */
  registryUrl: `https://git.${domain}/components`,
  /** The host that serves the installer and the builds of the CLI. */
  cliDownloadUrl: `https://cli.${domain}`,
  /** Set to `true` or `1`, it stops the CLI from sending usage statistics. */
  doNotTrackVariable: `${identity.cli.toUpperCase()}_CLI_DO_NOT_TRACK`,
});
