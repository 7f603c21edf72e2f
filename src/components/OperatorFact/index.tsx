import type {ReactNode} from 'react';
import {operator} from '@site/facts/operator';
import Unpublished from './Unpublished';
import {views, type Published} from './views';

type Name = keyof Published;

interface Props {
  /** Which fact to show; see `facts/operator.ts`. */
  name: Name;
}

/** Shows one fact; its view takes the type of that field. */
function show<N extends Name>(name: N, value: Published[N]): ReactNode {
  return views[name](value);
}

/**
 * What the operator of the platform publishes under a name, or else one line with whom to ask.
 *
 * @throws Error when there is no operator fact of that name, so that a typing error stops the build
 */
export default function OperatorFact({name}: Props): ReactNode {
  if (!Object.hasOwn(views, name)) {
    const known = Object.keys(views).join(', ');
    throw new Error(
      `<OperatorFact name="${name}">: expected a field of facts/operator.ts: ${known}`,
    );
  }
  const value = operator[name];
  return value === undefined ? <Unpublished name={name} /> : show(name, value);
}
