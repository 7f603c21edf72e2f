/**
 * `npm run sbom`: writes `sbom.cdx.json`, a CycloneDX list of the packages that the site is built
 * with. It only depends on package-lock.json, so the same lock file gives the same bytes.
 */
import '../requireNode.ts';
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

const root = resolve(__dirname, '../..');

interface Bom {
  serialNumber?: string;
  metadata: {timestamp?: string; component: {name: string; purl: string}};
  components: unknown[];
}

/**
 * Replaces or removes values that npm generates randomly. Replacements are derived from the
 * content.
 */
export function settled(bom: Bom): Bom {
  const {name} = /^pkg:npm\/(?<name>.+)@/.exec(bom.metadata.component.purl)!.groups!;
  const {timestamp: _time, ...metadata} = bom.metadata;
  const hash = createHash('sha256').update(JSON.stringify(bom.components)).digest('hex');
  const uuid = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
  return {
    ...bom,
    serialNumber: `urn:uuid:${uuid}`,
    metadata: {...metadata, component: {...metadata.component, name: decodeURIComponent(name!)}},
  };
}

/** Generates the bill of materials from the lock file. */
export function readBom(): Bom {
  const command = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'];
  const text = execFileSync('npm', [...command, '--sbom-type=application'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return settled(JSON.parse(text));
}

if (require.main === module) {
  const bom = readBom();
  writeFileSync(join(root, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 1)}\n`);
  console.log(`sbom.cdx.json: ${bom.components.length} packages`);
}
