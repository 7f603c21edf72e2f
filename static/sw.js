// The other usual name: see service-worker.js.
importScripts('service-worker.js');
