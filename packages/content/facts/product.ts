/**
 * The only place that contains the brand. Change `identity` and rebuild: every page, sample, URL and
 * redirect follows. Everything else is derived from it.
 */
import * as z from 'zod';
import {checked} from './schema.ts';

/** What a platform team changes to make the portal theirs. */
const identity = {
  /** The name, as written in prose. */
  name: 'Wireloom',
  /** The lowercase word for routes, component keys and query parameters. */
  slug: 'wireloom',
  /** The command that the CLI installs. */
  cli: 'wl',
  /** The short identifier for the header prefix (`x-wl-…`) and the helper argument in code samples. */
  prefix: 'wl',
  /** Prefix of reserved environment variables, without the underscore. */
  envPrefix: 'WIRELOOM',
  /** The company domain, which the URLs below are derived from. */
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
  docsUrl: z.url().regex(/[^/]\/docs$/, 'must end in /docs, where all pages are'),
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
  cliKeyVariable: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  cliWorkspaceVariable: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
});

/** The names and URLs of the product. */
export type Product = z.infer<typeof schema>;

export const product: Product = checked('packages/content/facts/product.ts', schema, {
  ...identity,
  /** The web application. */
  url: `https://${domain}`,
  /** Where this portal is published, maybe on a host of its own. Canonical URLs and the sitemap use it. */
  docsUrl: `https://${domain}/docs`,
  /** The API host without the version. SSE and SAML URLs start with it. */
  apiOrigin: `https://api.${domain}`,
  /** The base URL of the REST API. */
  apiUrl: `https://api.${domain}/v1`,
  /** The base URL of the SQL API. */
  sqlApiUrl: `https://rt.${domain}/sql`,
  /** The host of the other event stream URL. */
  realtimeUrl: `https://rt.${domain}`,
  /** HTTP triggers respond at `https://<key>.<endpointDomain>`. */
  endpointDomain: `m.${domain}`,
  /** Email triggers receive at `<key>@<emailDomain>`. */
  emailDomain: `mail.${domain}`,
  /** The same, for emails that are stored unparsed. */
  rawEmailDomain: `raw.mail.${domain}`,
  /** Where v1 received large emails, which it stored unparsed. */
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
  /** The API key of the CLI, instead of the one in its configuration. */
  cliKeyVariable: `${identity.cli.toUpperCase()}_CLI_API_KEY`,
  /** The ID of the workspace of the CLI, instead of the one in its configuration. */
  cliWorkspaceVariable: `${identity.cli.toUpperCase()}_CLI_ORG_ID`,
});
