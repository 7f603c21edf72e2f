import bundler from './index.ts';

test.each(['a#b', 'a!b', 'a?b'])('refuses a folder named %s and says why', (name) =>
  expect(() => bundler({siteDir: `/sites/${name}`})).toThrow(
    `The project is in /sites/${name}. Expected a path without "${name[1]}", because the bundler treats ` +
      'it as part of a request. Move or rename the folder.',
  ),
);

test.each(['a b', 'a%20b', "a'b", 'ä'])('accepts a folder named %s', (name) =>
  expect(() => bundler({siteDir: `/sites/${name}`})).not.toThrow(),
);
