import {Fragment, type ReactNode} from 'react';
import operator from '@generated/facts/default/operator.json';
import DocumentsOnRequest from './DocumentsOnRequest';
import {views, type Published} from './views';

type Name = keyof Published;

interface Props {
  /** One or more facts; see `data/operator.yaml`. */
  name: Name | Name[];
}

/** Renders a fact. The type parameter ties the view to the type of its value. */
function show<N extends Name>(name: N, value: Published[N]): ReactNode {
  return views[name].show(value);
}

/**
 * Renders facts that the platform's operator publishes, and below them one box that says where to
 * request the others.
 *
 * @throws Error if there's no operator fact with that name, so a typo stops the build
 */
export default function OperatorFact({name}: Props): ReactNode {
  const names = [name].flat();
  const unknown = names.find((one) => !Object.hasOwn(views, one));
  if (unknown !== undefined) {
    const known = Object.keys(views).join(', ');
    throw new Error(
      `<OperatorFact name="${unknown}">: unknown name. Expected a field of data/operator.yaml: ${known}`,
    );
  }
  const isPublished = (one: Name) => operator[one] !== undefined;
  return (
    <>
      {names.filter(isPublished).map((one) => (
        <Fragment key={one}>{show(one, operator[one]!)}</Fragment>
      ))}
      <DocumentsOnRequest names={names.filter((one) => !isPublished(one))} />
    </>
  );
}
