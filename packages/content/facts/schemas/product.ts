import * as z from 'zod';

const identifier = /^[a-z][a-z0-9]*$/;

const variable = z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be upper-case letters, digits and _');

/** What follows from the name and the domain. A file may set its own. */
const derived = z
  .strictObject({
    slug: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes')
      .describe('The lower-case word for routes, component keys and query parameters.'),
    cli: z
      .string()
      .regex(identifier, 'must be lower-case letters and digits')
      .describe('The command that the CLI installs.'),
    prefix: z
      .string()
      .regex(identifier, 'must be a valid identifier in every sample language')
      .describe(
        'The short identifier for the header prefix (x-<prefix>-…) and the helper argument in code samples.',
      ),
    envPrefix: variable.describe(
      'Prefix of reserved environment variables, without the underscore.',
    ),
    tagline: z.string().min(3).describe('What the product is for, in a sentence.'),
    url: z.url().describe('The web application.'),
    docsUrl: z
      .url()
      .regex(
        /^https?:\/\/[^/]+(?:\/[\w.~-]+)*$/,
        'must have no slash at its end, as in https://docs.example.com or https://example.com/docs',
      )
      .describe(
        'Where this portal is published, maybe on a host of its own. Canonical URLs and the sitemap use it.',
      ),
    apiOrigin: z
      .url()
      .describe('The API host without the version. SSE and SAML URLs start with it.'),
    apiUrl: z.url().describe('The base URL of the REST API.'),
    sqlApiUrl: z.url().describe('The base URL of the SQL API.'),
    realtimeUrl: z.url().describe('The host of the other event stream URL.'),
    endpointDomain: z.hostname().describe('HTTP triggers respond at https://<key>.<this>.'),
    emailDomain: z.hostname().describe('Email triggers receive at <key>@<this>.'),
    rawEmailDomain: z.hostname().describe('The same, for emails that are stored unparsed.'),
    uploadEmailDomain: z
      .hostname()
      .describe('Where v1 received large emails, which it stored unparsed.'),
    appsUrl: z.url(),
    supportUrl: z.url(),
    supportEmail: z.email(),
    communityUrl: z.url(),
    pricingUrl: z.url(),
    repositoryUrl: z.url().describe('The Git repository of this portal.'),
    registryUrl: z.url().describe('The open-source registry of components.'),
    cliDownloadUrl: z
      .url()
      .describe('The host that serves the installer and the builds of the CLI.'),
    doNotTrackVariable: variable.describe(
      'Set to true or 1, it stops the CLI from sending usage statistics.',
    ),
    cliKeyVariable: variable.describe(
      'The API key of the CLI, instead of the one in its configuration.',
    ),
    cliVersionVariable: variable.describe(
      'Environment variable that sets the version that the install script of the CLI installs.',
    ),
    cliWorkspaceVariable: variable.describe(
      'The ID of the workspace of the CLI, instead of the one in its configuration.',
    ),
  })
  .exactPartial();

/** What a platform team changes to make the portal theirs. */
export const productSchema = z.strictObject({
  name: z.string().min(1).describe('The name, as written in prose.'),
  domain: z.hostname().describe('The company domain, which the URLs are derived from.'),
  locales: z
    .array(
      z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/, 'must be a locale such as de or pt-BR'),
    )
    .exactOptional()
    .describe('The languages that pages are translated to, as Docusaurus names them.'),
  ...derived.shape,
});

type ProductFile = Omit<z.infer<typeof productSchema>, 'locales'>;

/** The names and URLs of the product. */
export type Product = Required<ProductFile>;

/** The path of the site on its host, which starts and ends with a slash: `/docs/`. */
export const basePathOf = ({docsUrl}: Pick<Product, 'docsUrl'>): string =>
  new URL(docsUrl).pathname.replace(/\/?$/, '/');

/**
 * Product names in the code that readers write. A version keeps those it was cut with, while the brand
 * and all URLs are the current ones in every version.
 */
export const namesSchema = z
  .strictObject({
    cli: z.string().min(1),
    prefix: z.string().min(1),
    envPrefix: z.string().min(1),
    doNotTrackVariable: z.string().min(1),
  })
  .exactPartial();

/** Derives what the file doesn't set. */
export function productOf(file: ProductFile): Product {
  const {name, domain} = file;
  const word =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/^\d+/, '') || 'docs';
  const {slug = word, cli = slug.replaceAll('-', ''), prefix = cli} = file;
  return {
    ...{name, domain, slug, cli, prefix},
    envPrefix: slug.toUpperCase().replaceAll('-', '_'),
    tagline: `How to use ${name}.`,
    url: `https://${domain}`,
    docsUrl: `https://${domain}/docs`,
    apiOrigin: `https://api.${domain}`,
    apiUrl: `https://api.${domain}/v1`,
    sqlApiUrl: `https://rt.${domain}/sql`,
    realtimeUrl: `https://rt.${domain}`,
    endpointDomain: `m.${domain}`,
    emailDomain: `mail.${domain}`,
    rawEmailDomain: `raw.mail.${domain}`,
    uploadEmailDomain: `upload.${domain}`,
    appsUrl: `https://${domain}/apps`,
    supportUrl: `https://${domain}/support`,
    supportEmail: `support@${domain}`,
    communityUrl: `https://${domain}/community`,
    pricingUrl: `https://${domain}/pricing`,
    repositoryUrl: `https://git.${domain}/docs`,
    registryUrl: `https://git.${domain}/components`,
    cliDownloadUrl: `https://cli.${domain}`,
    doNotTrackVariable: `${cli.toUpperCase()}_CLI_DO_NOT_TRACK`,
    cliKeyVariable: `${cli.toUpperCase()}_CLI_API_KEY`,
    cliVersionVariable: `${cli.toUpperCase()}_CLI_VERSION`,
    cliWorkspaceVariable: `${cli.toUpperCase()}_CLI_ORG_ID`,
    ...file,
  };
}
