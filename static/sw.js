// Another common name for a service worker; see service-worker.js.
importScripts('service-worker.js');
