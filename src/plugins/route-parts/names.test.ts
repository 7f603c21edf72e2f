import {partOf, restPart, sectionPart} from './names.js';

const parts = new Set([
  restPart('/docs/'),
  sectionPart('/docs/code/'),
  restPart('/docs/v1/'),
  sectionPart('/docs/v1/code/'),
]);

test.each([
  ['/docs/code/', 'routes~docs~code'],
  ['/docs/code/nodejs/files/', 'routes~docs~code'],
  ['/docs/limits/', 'routes-beside~docs'],
  ['/docs/v1/code/nodejs/', 'routes~docs~v1~code'],
  ['/docs/v1/limits', 'routes-beside~docs~v1'],
  ['/docs/', undefined],
  ['/docs/v1/', undefined],
  ['/elsewhere/', undefined],
])('%s is in %s', (path, part) => {
  expect(partOf(path, (name) => parts.has(name))).toBe(part);
});
