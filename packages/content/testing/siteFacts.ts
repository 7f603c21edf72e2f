/** The facts of the small site in `site/`, with which the packages are tested. */
import {join} from 'node:path';
import {defineFacts} from '../facts/index.ts';
import {projectFacts} from '../pages/projectFacts.ts';

export const site = defineFacts(join(__dirname, 'site'));

export const {ofFile: factsOfFile, ofVersion: factsOf} = site;
export const {versions, currentVersion, frozenVersions, product, operator} = site.current();
export const {facts, limits, redirects, movedAnchors} = site.current();

/** What the site knows besides its files. */
export const known = projectFacts(site.current(), {cases: 'cases'});
