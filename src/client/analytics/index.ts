import type {AnalyticsProvider} from './provider.ts';
import {tagManager} from './tagManager.ts';

/** Every provider that a build can turn on; see `provider.ts`. */
export const providers: readonly AnalyticsProvider[] = [tagManager];

/** A provider with the operator's ID. */
export interface Configured {
  provider: AnalyticsProvider;
  id: string;
}

/**
 * The provider that the environment turns on.
 *
 * @param env - the environment of the build
 * @param known - every provider
 * @throws Error if an ID is malformed or two providers are turned on
 */
export function configuredProvider(
  env: NodeJS.ProcessEnv,
  known: readonly AnalyticsProvider[] = providers,
): Configured | undefined {
  const configured = known.flatMap((provider): Configured[] => {
    const {variable, id: form} = provider;
    const id = env[variable];
    if (!id) return [];
    if (form.pattern.test(id)) return [{provider, id}];
    throw new Error(
      `${variable} is "${id}". Set it to an ID such as ${form.example}, or leave it unset.`,
    );
  });
  if (configured.length < 2) return configured[0];
  const variables = configured.map(({provider}) => provider.variable).join(' and ');
  throw new Error(`${variables} are set. Set only one of them, so readers are counted once.`);
}

/** The name of the `<meta>` element that has the provider's name and ID. */
export const META = 'analytics';

/** The provider that the build wrote into the page. Works only in browsers. */
export function providerOfPage(): Configured | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`);
  const [name, id] = meta?.content.split(' ') ?? [];
  const provider = providers.find((one) => one.name === name);
  return provider && id ? {provider, id} : undefined;
}
