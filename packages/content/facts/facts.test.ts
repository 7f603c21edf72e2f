import * as z from 'zod';
import {facts, factsByVersion, type FactTree} from './index.ts';
import {checkedLimits, schema} from './limits.schema.ts';
import {
  display,
  inBaseUnits,
  type Limit,
  type LimitGroup,
  type LimitKey,
  limitGroups,
  limits,
  limitsOf,
} from './limits.ts';
import {product} from './product.ts';
import {checked} from './schema.ts';
import {snapshots} from './snapshots.ts';
import {type Unit, units} from './units.ts';
import {currentVersion, frozenVersions} from './versions.ts';

/**
 * The constants that the documentation must always state. Only their names are listed, because their
 * values belong in `limits.ts` and can change.
 */
const promised: LimitKey[] = [
  'httpPayload',
  'emailPayload',
  'functionPayload',
  'memoryDefault',
  'memoryMax',
  'creditMemory',
  'creditTime',
  'dataStoreKeys',
  'dailyCredits',
  'inspectorExpiry',
  'dailyInvocations',
  'dailyInvocationsFreeWorkspace',
  'invocationPrice',
  'freeMonthlyInvocations',
  'paidMonthlyInvocations',
  'teamMembers',
  'proMonthlyPrice',
  'teamMonthlyPrice',
  'queueDefault',
  'queueMax',
  'nodeVersion',
  'pythonVersion',
  'goVersion',
  'configuredProps',
  'serviceDb',
  'tmpSize',
  'delayMin',
  'delayMax',
  'publicApps',
  'suspendTimeout',
  'copiedMessage',
  'scrollThrottle',
  'chunkTimeout',
  'tabMemory',
];

test.each(promised)('%s is stated, in its unit', (key) => {
  const {value, unit} = checkedLimits[key]!;
  expect(units).toContain(unit);
  expect(Number.parseFloat(String(value))).toBeGreaterThan(0);
});

test('a minimum or default above its maximum stops the build, even if their units differ', () => {
  const row = {label: 'Memory', scope: 'Each execution', group: 'execution'} as const;
  const memory = {
    memoryMin: {...row, value: 600, unit: 'MB'},
    memoryDefault: {...row, value: 512, unit: 'MB'},
    memoryMax: {...row, value: 1, unit: 'GB'},
  } satisfies Record<string, Limit>;
  expect(() => checked('packages/content/facts/limits.ts', schema, memory)).toThrow(
    'packages/content/facts/limits.ts is not valid:\n  memoryMin.value: must not be above memoryDefault; found 600',
  );
  memory.memoryMin.value = 1;
  expect(checked('packages/content/facts/limits.ts', schema, memory)).toEqual(memory);
  memory.memoryDefault.value = 1025;
  expect(() => checked('packages/content/facts/limits.ts', schema, memory)).toThrow(
    'not be above memoryMax',
  );
});

test('a group without limits is an error, not an empty table', () =>
  expect(() => limitsOf('retries' as LimitGroup)).toThrow(
    /no group of limits "retries". Expected one of .*errors/,
  ));

test('the tables together contain every limit once, in the order of the file', () => {
  const order = Object.keys(limits);
  const tables = limitGroups.map((group: LimitGroup) => limitsOf(group).map(([key]) => key));
  expect(tables.flat().toSorted()).toEqual(order.toSorted());
  for (const table of tables)
    expect(table).toEqual(order.filter((key) => table.includes(key as LimitKey)));
});

test.each<[number | string, Unit, string]>([
  [7, 'KB', '7KB'],
  [7000, 'bytes', '7,000 bytes'],
  [7000, 'events', '7,000 events'],
  [0.0007, 'USD', '$0.0007'],
  ['7.1', 'Python', 'Python 7.1'],
])('%p in %s is written %s', (value, unit, text) => expect(display({value, unit})).toBe(text));

test('base units are bytes and milliseconds', () => {
  expect(inBaseUnits({value: 7, unit: 'KB'})).toBe(7168);
  expect(inBaseUnits({value: 2, unit: 'hours'})).toBe(7_200_000);
  expect(inBaseUnits({value: 7, unit: 'members'})).toBeUndefined();
});

test('the error for a wrong fact has the file, the key, the expected and the actual value', () => {
  const product = z.strictObject({domain: z.hostname('must be a host name')});
  expect(() => checked('packages/content/facts/product.ts', product, {domain: 'no host'})).toThrow(
    'packages/content/facts/product.ts is not valid:\n  domain: must be a host name; found "no host"',
  );
});

describe('facts of versions', () => {
  const older = frozenVersions.map(({id}) => id);
  const text = (tree: FactTree | string | undefined, ...path: string[]): unknown =>
    path.reduce<FactTree | string | undefined>(
      (node, key) => (typeof node === 'object' ? node[key] : undefined),
      tree,
    );

  test('pages of an older version get the limits it was cut with', () => {
    for (const id of older)
      for (const [key, limit] of Object.entries(snapshots[id]!.limits)) {
        expect(text(factsByVersion[id], 'limits', key, '$')).toBe(display(limit));
        expect(text(facts, 'limits', id, key, '$')).toBe(display(limit));
      }
  });

  test('limits of other versions are available by ID, but the brand is always the current one', () => {
    for (const id of older) {
      const own = factsByVersion[id];
      expect(text(own, 'limits', currentVersion.id, 'httpPayload', '$')).toBe(
        display(limits.httpPayload),
      );
      expect(text(own, 'product', 'name')).toBe(product.name);
      expect(text(own, 'product', 'docsUrl')).toBe(product.docsUrl);
    }
  });

  test("each frozen version has its own facts, and the current one doesn't", () =>
    expect(Object.keys(snapshots)).toEqual(older));
});
