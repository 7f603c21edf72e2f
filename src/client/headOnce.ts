/**
 * Works the head of the page out once for each page. Every component that has something for the head
 * works all of it out again when it comes, changes or goes: a dozen times with every click.
 */
import type {Component, ReactElement} from 'react';
import {Helmet} from 'react-helmet-async';

interface Dispatcher extends Component {
  emitChange(): void;
}

type Render = (context: object) => ReactElement;

/** The component inside each that does it, which the package does not name. */
function dispatcher(): Dispatcher {
  const consumer = new Helmet({}).render() as ReactElement<{children: Render}>;
  const {type} = consumer.props.children({});
  return (type as unknown as {prototype: Dispatcher}).prototype;
}

let isDue = false;

if (typeof window !== 'undefined') {
  const prototype = dispatcher();
  const emit = prototype.emitChange;
  prototype.emitChange = function emitOnce(this: Dispatcher) {
    if (isDue) return;
    isDue = true;
    // When all of the page is there; the browser's part of it waits for the next frame anyway.
    queueMicrotask(() => {
      isDue = false;
      emit.call(this);
    });
  };
}
