import * as z from 'zod';
import {checkedLimits} from './limits.schema.ts';
import {display, inBaseUnits, limits, limitsOf} from './limits.ts';
import {checked} from './schema.ts';

/** The specification's section 9, as it stands there. */
const specification = {
  httpPayload: '512KB',
  emailPayload: '30MB',
  functionPayload: '6MB',
  memoryDefault: '256MB',
  memoryMax: '10GB',
  creditMemory: '256MB',
  creditTime: '30 seconds',
  dataStoreKeys: '1,024 keys',
  dailyCredits: '100 credits',
  inspectorExpiry: '365 days',
  dailyInvocations: '333 invocations',
  dailyInvocationsFreeWorkspace: '66 invocations',
  invocationPrice: '$0.0002',
  freeMonthlyInvocations: '10,000 invocations',
  paidMonthlyInvocations: '20,000 invocations',
  teamMembers: '5 members',
  proMonthlyPrice: '$19',
  teamMonthlyPrice: '$19',
  queueDefault: '100 events',
  queueMax: '10,000 events',
  nodeVersion: 'Node.js 14',
  pythonVersion: 'Python 3.8',
  goVersion: 'Go 1.17.1',
  configuredProps: '64KB',
  serviceDb: '60KB',
  tmpSize: '2GB',
  delayMin: '1 millisecond',
  delayMax: '1 year',
  publicApps: '1,200 apps',
  suspendTimeout: '24 hours',
  copiedMessage: '500 ms',
  scrollThrottle: '300 ms',
  chunkTimeout: '120,000 ms',
  tabMemory: '5 minutes',
};

test('every constant of the specification is a fact with its value', () => {
  const ours = Object.entries(limits).flatMap(([key, limit]) =>
    limit.spec ? [[key, display(limit)]] : [],
  );
  expect(Object.fromEntries(ours)).toEqual(specification);
});

test('the limits are well formed', () => expect(checkedLimits).toEqual(limits));

test('a group keeps the order of the file', () => {
  expect(
    limitsOf('queue')
      .map(([key]) => key)
      .slice(0, 2),
  ).toEqual(['queueDefault', 'queueMax']);
});

test('base units are bytes and milliseconds', () => {
  expect(inBaseUnits(limits.httpPayload)).toBe(524_288);
  expect(inBaseUnits(limits.suspendTimeout)).toBe(86_400_000);
  expect(inBaseUnits(limits.teamMembers)).toBeUndefined();
});

test('a wrong fact names file, key, expectation and what was found', () => {
  const schema = z.strictObject({domain: z.hostname('must be a host name')});
  expect(() => checked('facts/product.ts', schema, {domain: 'no host'})).toThrow(
    'facts/product.ts is not valid:\n  domain: must be a host name; found "no host"',
  );
});
