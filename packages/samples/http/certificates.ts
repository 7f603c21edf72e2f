/** Our own certificate authority, so that samples can use HTTPS with the stub. */
import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {createSecureContext, type SecureContext} from 'node:tls';

const DAYS = 30;

/** We renew certificates a week before they expire. */
const MAX_AGE_MS = (DAYS - 7) * 24 * 60 * 60 * 1000;

const openssl = (...args: string[]) =>
  void execFileSync('openssl', args, {stdio: ['ignore', 'ignore', 'pipe']});

/** Is kept between runs. Several runs may use and create it at the same time. */
export class Certificates {
  /** The certificate that clients must trust. */
  readonly caFile: string;
  private readonly home: string;
  private readonly keyFile: string;
  private readonly contexts = new Map<string, SecureContext>();

  /** @param folder - the folder of keys and certificates */
  constructor(private readonly folder: string) {
    mkdirSync(folder, {recursive: true});
    this.home = join(folder, 'authority');
    this.caFile = join(this.home, 'ca.pem');
    this.keyFile = join(this.home, 'key.pem');
    const isFresh =
      existsSync(this.caFile) && Date.now() - statSync(this.caFile).mtimeMs < MAX_AGE_MS;
    if (!isFresh) this.makeAuthority();
  }

  /** Moves key and certificate into place together, as one folder, so that they always match. */
  private makeAuthority(): void {
    const made = mkdtempSync(join(this.folder, 'new-'));
    const key = join(made, 'key.pem');
    openssl('ecparam', '-genkey', '-name', 'prime256v1', '-out', key);
    openssl(
      ...['req', '-x509', '-new', '-key', key, '-out', join(made, 'ca.pem'), '-days', String(DAYS)],
      ...['-subj', '/CN=Sample runner', '-addext', 'keyUsage=critical,keyCertSign,cRLSign'],
    );
    rmSync(this.home, {recursive: true, force: true});
    try {
      renameSync(made, this.home);
    } catch {
      rmSync(made, {recursive: true, force: true}); // Another run was faster, so we use its authority.
    }
  }

  /**
   * Returns the certificate for a host and signs it on first use.
   *
   * @param host - the hostname that the client requested
   */
  contextFor(host: string): SecureContext {
    const known = this.contexts.get(host);
    if (known) return known;
    const file = join(this.home, `${host.replace(/[^\w.-]/g, '_')}.pem`);
    if (!existsSync(file)) this.sign(host, file);
    const context = createSecureContext({
      key: readFileSync(this.keyFile),
      cert: readFileSync(file),
    });
    this.contexts.set(host, context);
    return context;
  }

  private sign(host: string, file: string): void {
    const work = mkdtempSync(join(this.folder, 'sign-'));
    const [request, extensions, made] = ['csr', 'ext', 'pem'].map((end) => join(work, end)) as [
      string,
      string,
      string,
    ];
    const name = /^[\d.]+$/.test(host) ? `IP:${host}` : `DNS:${host}`;
    writeFileSync(extensions, `subjectAltName=${name}\nextendedKeyUsage=serverAuth\n`);
    openssl('req', '-new', '-key', this.keyFile, '-subj', '/CN=sample', '-out', request);
    openssl(
      ...['x509', '-req', '-in', request, '-CA', this.caFile, '-CAkey', this.keyFile],
      ...['-set_serial', `0x${Date.now().toString(16)}${process.pid.toString(16)}`],
      ...['-days', String(DAYS), '-extfile', extensions, '-out', made],
    );
    renameSync(made, file);
    rmSync(work, {recursive: true, force: true});
  }
}
