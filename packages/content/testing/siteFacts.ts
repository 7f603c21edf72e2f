/** The facts of the site that the packages are tested with. */
import {resolve} from 'node:path';
import {defineFacts} from '../facts/index.ts';
import {projectFacts} from '../pages/projectFacts.ts';

const site = defineFacts(resolve(__dirname, '../../..'));

export const {ofFile: factsOfFile, ofVersion: factsOf} = site;
export const {versions, currentVersion, frozenVersions, product, operator} = site.current();
export const {facts, limits, redirects, movedAnchors} = site.current();

/** What the site knows besides its files. */
export const known = projectFacts(site.current(), {cases: 'cases'});
