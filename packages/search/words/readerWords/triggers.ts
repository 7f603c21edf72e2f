/** Triggers. */
import type {ReaderWords} from './types.ts';

export const triggers: ReaderWords = {
  '/workflows/steps/triggers/': ['start a workflow', 'what starts a workflow'],
  '/workflows/steps/triggers/app/': ['app events', 'new row trigger'],
  '/workflows/steps/triggers/app/#instant-and-polling-triggers': [
    'real time trigger',
    'how often does it poll',
  ],
  '/workflows/steps/triggers/#several-triggers': ['multiple triggers', 'second trigger'],
  '/workflows/steps/triggers/http/': [
    'webhook url',
    'webhook trigger',
    'incoming webhook',
    'endpoint url',
    'run a workflow over http',
  ],
  '/workflows/steps/triggers/http/#valid-requests': ['allowed http methods', 'custom domain'],
  '/workflows/steps/triggers/http/#what-the-event-holds': [
    'request body',
    'read headers',
    'query string of the request',
  ],
  '/workflows/steps/triggers/http/#send-form-data': ['multipart/form-data', 'form post'],
  '/workflows/steps/triggers/http/#special-headers-and-parameters': [
    'do not log a request',
    'request without running the workflow',
  ],
  '/workflows/steps/triggers/http/#large-payloads': [
    'big body',
    'body too big',
    'large json',
    'payload size',
  ],
  '/workflows/steps/triggers/http/#large-files': [
    'upload a file to a workflow',
    'send an image or pdf',
    'receive files',
    'big file',
  ],
  '/workflows/steps/triggers/http/#cross-origin-requests': [
    'cors',
    'preflight',
    'call from a browser',
  ],
  '/workflows/steps/triggers/http/#http-responses': [
    'custom response',
    'return json',
    'respond to a webhook',
    'set status code',
    'response headers',
    'redirect the caller',
  ],
  '/workflows/steps/triggers/http/#answer-at-once-and-go-on-working': [
    'respond immediately',
    'respond early and continue',
    'run code after the response',
    'asynchronous response',
  ],
  '/workflows/steps/triggers/http/#answer-with-a-stream': ['stream a response', 'large response'],
  '/workflows/steps/triggers/http/#errors': [
    'status codes of a webhook',
    'webhook returns 404',
    'webhook returns 400',
    'http trigger errors',
  ],
  '/workflows/steps/triggers/http/#validate-requests': [
    'protect a webhook',
    'secure an endpoint',
    'webhook authentication',
  ],
  '/workflows/steps/triggers/http/#check-a-signed-token': ['jwt', 'json web token'],
  '/workflows/steps/triggers/http/#accept-one-method-and-path-only': [
    'favicon.ico',
    'only accept POST',
    'routing',
    'browser requests favicon',
  ],
  '/workflows/steps/triggers/schedule/': [
    'cron expression',
    'run every hour',
    'time zone',
    'run on weekdays',
    'run daily',
    'scheduled workflow',
  ],
  '/workflows/steps/triggers/schedule/#test-a-schedule': ['run a schedule now'],
  '/workflows/steps/triggers/schedule/#a-schedule-does-not-run': [
    'cron not working',
    'scheduled run did not start',
    'missed schedule',
  ],
  '/workflows/steps/triggers/email/': [
    'receive email',
    'inbound mail',
    'trigger by email',
    'incoming e-mail',
  ],
  '/workflows/steps/triggers/email/#attachments': [
    'email attachments',
    'parse attachments',
    'mail attachment',
  ],
  '/workflows/steps/triggers/email/#address-tags': ['plus addressing', 'subaddress'],
  '/workflows/steps/triggers/email/#raw-messages': ['raw e-mail', 'eml', 'mime'],
  '/workflows/steps/triggers/#request-a-trigger': ['missing trigger', 'app has no trigger'],
};
