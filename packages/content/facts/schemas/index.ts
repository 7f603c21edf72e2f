/** The schema of each file in `data/`, by its name. `npm run schemas` writes them for editors. */
import {codeLanguagesSchema} from './codeLanguages.ts';
import {counterpartsSchema} from './counterparts.ts';
import {guidesSchema} from './guides.ts';
import {labelsSchema} from './labels.ts';
import {limitsSchema} from './limits.ts';
import {navigationSchema} from './navigation.ts';
import {operatorSchema} from './operator.ts';
import {policySchema} from './policy.ts';
import {namesSchema, productSchema} from './product.ts';
import {redirectsSchema} from './redirects.ts';
import {searchWordsSchema, synonymsSchema} from './searchWords.ts';
import {unitWordsSchema} from './units.ts';
import {versionsSchema} from './versions.ts';

export const schemas = {
  product: productSchema,
  versions: versionsSchema,
  limits: limitsSchema,
  labels: labelsSchema,
  operator: operatorSchema,
  navigation: navigationSchema,
  policy: policySchema,
  redirects: redirectsSchema,
  counterparts: counterpartsSchema,
  guides: guidesSchema,
  'code-languages': codeLanguagesSchema,
  units: unitWordsSchema,
  synonyms: synonymsSchema,
  'search-words': searchWordsSchema,
  'version-limits': limitsSchema,
  'version-names': namesSchema,
};
