/** Samples that draw lots can be given the number that is drawn. */
'use strict';

module.exports = {
  fix(value) {
    if (value === undefined) return () => undefined;
    const original = Math.random;
    Math.random = () => value;
    return () => {
      Math.random = original;
    };
  },
};
