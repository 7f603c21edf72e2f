/** Collects the output of a sample. */
'use strict';

module.exports = {
  captureOutput() {
    const texts = {stdout: '', stderr: ''};
    const originals = {};
    for (const name of ['stdout', 'stderr']) {
      originals[name] = process[name].write;
      process[name].write = (chunk, ...rest) => {
        texts[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
        const done = rest.find((item) => typeof item === 'function');
        if (done) process.nextTick(done);
        return true;
      };
    }
    return {
      stop() {
        for (const name of ['stdout', 'stderr']) process[name].write = originals[name];
        return texts;
      },
    };
  },
};
