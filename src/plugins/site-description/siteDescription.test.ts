import siteDescription from './index.ts';

const withLocales = (...locales: string[]) => {
  const [defaultLocale = ''] = locales;
  const i18n = {
    locales,
    defaultLocale,
    currentLocale: defaultLocale,
    path: 'i18n',
    localeConfigs: {},
  };
  return () => siteDescription({i18n});
};

beforeEach(() => jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'}));
afterEach(() => jest.restoreAllMocks());

test('a build with more than one language is refused', () =>
  expect(withLocales('en', 'de')).toThrow(
    'docusaurus.config.ts: i18n.locales is en, de. This site can only be built in one language: pages ' +
      'in the others would have no search and no security policy. Keep one locale.',
  ));

test('a build with one language runs', () => expect(withLocales('en')).not.toThrow());

test('the dev server, which shows one language at a time, starts with several', () => {
  process.env.NODE_ENV = 'development';
  expect(withLocales('en', 'de')).not.toThrow();
});
