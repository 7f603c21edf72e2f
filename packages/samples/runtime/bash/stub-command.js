/**
 * Replaces a command in Bash samples: logs the call and prints the output from the case. Usage:
 * `stub-command.js <settings file> <name> <arguments…>`.
 */
'use strict';

const {appendFileSync, readFileSync} = require('fs');
const {problemOf} = require('./cli-commands.js');

const [settingsFile, name, ...words] = process.argv.slice(2);
const {cli, log, outputs} = JSON.parse(readFileSync(settingsFile, 'utf8'));

const quoted = words.map((word) => (/^[\w@%+=:,./~*-]+$/.test(word) ? word : JSON.stringify(word)));
const line = [name, ...quoted].join(' ');
appendFileSync(log, `${line}\n`);

const problem = name === cli ? problemOf(words) : undefined;
if (problem) {
  process.stderr.write(`${name}: ${problem}\n`);
  process.exitCode = 2;
} else {
  const output = outputs[line] ?? outputs[name];
  if (output) process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
}
