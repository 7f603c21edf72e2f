/**
 * Runs Prism as a program: reads an OpenAPI document as JSON from standard input, prints its URL,
 * and responds as documented. Rejects requests that the document doesn't allow.
 */
const {getHttpOperationsFromSpec} = require('@stoplight/prism-http');
const {createServer} = require('@stoplight/prism-http-server');

const quiet = () => undefined;
const logger = {info: quiet, warn: quiet, error: quiet, debug: quiet, success: quiet};
logger.child = () => logger;

const config = {
  checkSecurity: true,
  errors: true,
  validateRequest: true,
  validateResponse: true,
  mock: {dynamic: false},
  isProxy: false,
};

async function main() {
  process.stdin.setEncoding('utf8');
  let text = '';
  for await (const part of process.stdin) {
    text += part;
    if (text.endsWith('\n')) break;
  }
  const operations = await getHttpOperationsFromSpec(JSON.parse(text));
  const server = createServer(operations, {components: {logger}, config, cors: false});
  console.log(await server.listen(0, '127.0.0.1'));
}

void main();
