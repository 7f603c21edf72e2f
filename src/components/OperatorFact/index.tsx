import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {operator} from '@portal/content/facts/operator';
import {views, type Published} from './views';

type Name = keyof Published;

interface Props {
  /** Which fact to show; see `packages/content/facts/operator.ts`. */
  name: Name;
}

/** Renders a fact. The type parameter ties the view to the type of its value. */
function show<N extends Name>(name: N, value: Published[N]): ReactNode {
  return views[name].show(value);
}

/**
 * Renders a fact that the platform's operator publishes. If they don't, it says whom to ask.
 *
 * @throws Error if there's no operator fact with that name, so a typo stops the build
 */
export default function OperatorFact({name}: Props): ReactNode {
  const {domain, supportUrl} = useDocusaurusContext().siteConfig.customFields!;
  if (!Object.hasOwn(views, name)) {
    const known = Object.keys(views).join(', ');
    throw new Error(
      `<OperatorFact name="${name}">: unknown name. Expected a field of packages/content/facts/operator.ts: ${known}`,
    );
  }
  const value = operator[name];
  if (value !== undefined) return show(name, value);
  const {missing, ask} = views[name];
  const address = `${ask}@${String(domain)}`;
  return (
    <p>
      {missing} published here. Ask{' '}
      {ask ? (
        <Link to={`mailto:${address}`}>{address}</Link>
      ) : (
        <Link to={String(supportUrl)}>support</Link>
      )}
      .
    </p>
  );
}
