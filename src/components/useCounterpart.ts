import {useMemo} from 'react';
import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import nextPages from '@generated/facts/default/counterparts.json';
import allVersions from '@generated/facts/default/versions.json';
import type {Version} from '@portal/content/facts';
import {counterpartOf, type Counterpart} from '@portal/content/routes/counterpart';

/** @returns a function that finds the counterpart, in a version, of a path such as `/docs/limits/` */
export function useCounterparts(): (target: Version, path: string) => Counterpart {
  const {siteConfig} = useDocusaurusContext();
  const versions = useVersions(undefined);
  return useMemo(() => {
    const routeOf = (path: string) => path.slice(siteConfig.baseUrl.length - 1);
    const published = new Set(versions.flatMap(({docs}) => docs.map(({path}) => routeOf(path))));
    const tables = {versions: allVersions, nextPages};
    return (target, path) => counterpartOf(routeOf(path), target, published, tables);
  }, [siteConfig.baseUrl, versions]);
}

/** @returns the counterpart, in a version, of the current page, which may be a category's generated index */
export function useCounterpart(target: Version): Counterpart {
  const {activeDoc} = useActiveDocContext(undefined);
  return useCounterparts()(target, activeDoc!.path);
}
