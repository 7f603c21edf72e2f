import {readWrk} from './wrk.ts';

const output = `Running 2s test @ http://127.0.0.1:1/
  1 threads and 64 connections
  Latency Distribution
     50%    1.10ms
     99%    2.50s
  6283 requests in 2.00s, 1.10MB read
  Socket errors: connect 1, read 2, write 3, timeout 4
  Non-2xx or 3xx responses: 7
Requests/sec:   3141.59
Transfer/sec:    563.01KB
`;

test('reads figures, units and failures', () => {
  expect(readWrk(output)).toEqual({
    perSecond: 3141.59,
    requests: 6283,
    p99: 2500,
    errors: 10,
    refused: 7,
  });
});

test('a run without failures counts none', () => {
  const fine = output.replace(/^.*(Socket|Non-2xx).*\n/gm, '').replace('2.50s', '250.00us');
  expect(readWrk(fine)).toEqual({
    perSecond: 3141.59,
    requests: 6283,
    p99: 0.25,
    errors: 0,
    refused: 0,
  });
});

test('anything other than a report is an error', () =>
  expect(() => readWrk('')).toThrow('wrk printed no figures'));
