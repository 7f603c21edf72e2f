/** A certificate authority of our own, so that samples can speak HTTPS to the stub. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {createSecureContext, type SecureContext} from 'node:tls';

const DAYS = 30;

/** Made once and kept in a folder; renewed a week before it ends. */
export class Certificates {
  readonly caFile: string;
  private readonly keyFile: string;
  private readonly contexts = new Map<string, SecureContext>();

  /** @param folder - where keys and certificates are kept between runs */
  constructor(private readonly folder: string) {
    mkdirSync(folder, {recursive: true});
    this.caFile = join(folder, 'ca.pem');
    this.keyFile = join(folder, 'key.pem');
    const maxAge = (DAYS - 7) * 24 * 60 * 60 * 1000;
    if (!existsSync(this.caFile) || Date.now() - statSync(this.caFile).mtimeMs > maxAge) {
      this.makeAuthority();
    }
  }

  private openssl(...args: string[]): void {
    execFileSync('openssl', args, {stdio: ['ignore', 'ignore', 'pipe']});
  }

  private makeAuthority(): void {
    const key = `${this.keyFile}.${process.pid}`;
    const ca = `${this.caFile}.${process.pid}`;
    this.openssl('ecparam', '-genkey', '-name', 'prime256v1', '-out', key);
    this.openssl(
      ...['req', '-x509', '-new', '-key', key, '-out', ca, '-days', String(DAYS)],
      ...['-subj', '/CN=Sample runner', '-addext', 'keyUsage=critical,keyCertSign,cRLSign'],
    );
    renameSync(key, this.keyFile);
    renameSync(ca, this.caFile);
  }

  /**
   * The certificate for a host, signed on first use.
   *
   * @param host - the name that the client asked for
   */
  contextFor(host: string): SecureContext {
    const known = this.contexts.get(host);
    if (known) return known;
    const base = join(this.folder, `${host.replace(/[^\w.-]/g, '_')}.${process.pid}`);
    this.openssl('req', '-new', '-key', this.keyFile, '-subj', '/CN=sample', '-out', `${base}.csr`);
    const alternative = /^[\d.]+$/.test(host) ? `IP:${host}` : `DNS:${host}`;
    writeFileSync(`${base}.ext`, `subjectAltName=${alternative}\nextendedKeyUsage=serverAuth\n`);
    this.openssl(
      ...['x509', '-req', '-in', `${base}.csr`, '-CA', this.caFile, '-CAkey', this.keyFile],
      ...['-CAcreateserial', '-days', String(DAYS), '-extfile', `${base}.ext`],
      ...['-out', `${base}.pem`],
    );
    const context = createSecureContext({
      key: readFileSync(this.keyFile),
      cert: readFileSync(`${base}.pem`),
    });
    this.contexts.set(host, context);
    return context;
  }
}
