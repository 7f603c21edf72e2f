import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCounterpart} from './useCounterpart.ts';
import {currentVersion, useVersion} from './useVersion.ts';

/** The note below the edit link of an older page, which says when to edit the current page instead. */
export default function EditNote(): ReactNode {
  const version = useVersion();
  const {route, isSamePage} = useCounterpart(currentVersion);
  const {siteConfig} = useDocusaurusContext();
  if (version === currentVersion) return null;
  const {label} = currentVersion;
  const pages = isSamePage
    ? translate({id: 'editNote.page', message: 'the {version} page'}, {version: label})
    : translate({id: 'editNote.pages', message: 'the {version} pages'}, {version: label});
  return (
    <p className="edit-note">
      <Translate
        id="editNote"
        values={{
          version: version.label,
          pages: <Link to={route}>{pages}</Link>,
          rules: (
            <a href={String(siteConfig.customFields?.contributingUrl)}>
              {translate({id: 'editNote.rules', message: 'when to edit which'})}
            </a>
          ),
        }}
      >
        {
          'This link edits the {version} page. Only use it to correct what’s wrong about {version}. Anything new belongs on {pages}; see {rules}.'
        }
      </Translate>
    </p>
  );
}
