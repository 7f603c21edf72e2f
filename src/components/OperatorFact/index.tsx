import type {ReactNode} from 'react';
import {operator} from '@site/facts/operator';
import Unpublished from './Unpublished';
import {views, type Published} from './views';

type Name = keyof Published;

interface Props {
  /** Which fact to show; see `facts/operator.ts`. */
  name: Name;
}

/** Renders a fact. The type parameter ties the view to the type of its value. */
function show<N extends Name>(name: N, value: Published[N]): ReactNode {
  return views[name](value);
}

/**
 * Renders a fact that the platform's operator publishes. If they don't, it says whom to ask.
 *
 * @throws Error if there's no operator fact with that name, so a typo stops the build
 */
export default function OperatorFact({name}: Props): ReactNode {
  if (!Object.hasOwn(views, name)) {
    const known = Object.keys(views).join(', ');
    throw new Error(
      `<OperatorFact name="${name}">: unknown name. Expected a field of facts/operator.ts: ${known}`,
    );
  }
  const value = operator[name];
  return value === undefined ? <Unpublished name={name} /> : show(name, value);
}
