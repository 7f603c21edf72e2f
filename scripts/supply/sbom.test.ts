import {Spec, Validation} from '@cyclonedx/cyclonedx-library';
import {readBom} from './sbom.ts';

const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);

test('creates a valid bill of materials, and the validator finds mistakes', async () => {
  const bom = readBom();
  expect(bom.components.length).toBeGreaterThan(500);
  expect(await validator.validate(JSON.stringify(bom))).toBeNull();
  const wrong = {...bom, components: [{...(bom.components[0] as object), type: 'thing'}]};
  expect(await validator.validate(JSON.stringify(wrong))).not.toBeNull();
}, 120_000);
