/** Our own certificate authority, so that samples can use HTTPS with the stub. */
import {webcrypto} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {createSecureContext, type SecureContext} from 'node:tls';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';

const ALGORITHM = {name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256'};

/** The authority of one run. */
export class Certificates {
  private readonly contexts = new Map<string, Promise<SecureContext>>();

  private constructor(
    /** The certificate that clients must trust. */
    readonly caFile: string,
    private readonly authority: X509Certificate,
    private readonly keys: CryptoKeyPair,
    private readonly privateKey: string,
  ) {}

  /** @param folder - where the certificate for clients is written */
  static async create(folder: string): Promise<Certificates> {
    const {subtle} = webcrypto;
    const keys = await subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
    const authority = await X509CertificateGenerator.createSelfSigned({
      name: 'CN=Sample runner',
      keys,
      signingAlgorithm: ALGORITHM,
      extensions: [
        new BasicConstraintsExtension(true, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
        await SubjectKeyIdentifierExtension.create(keys.publicKey),
      ],
    });
    const caFile = join(folder, 'ca.pem');
    writeFileSync(caFile, `${authority.toString('pem')}\n`);
    const exported = await subtle.exportKey('pkcs8', keys.privateKey);
    return new Certificates(caFile, authority, keys, PemConverter.encode(exported, 'PRIVATE KEY'));
  }

  /**
   * Returns the certificate for a host and signs it on first use.
   *
   * @param host - the hostname that the client requested
   */
  contextFor(host: string): Promise<SecureContext> {
    const context = this.contexts.get(host) ?? this.sign(host);
    this.contexts.set(host, context);
    return context;
  }

  private async sign(host: string): Promise<SecureContext> {
    const {publicKey, privateKey} = this.keys;
    const certificate = await X509CertificateGenerator.create({
      subject: 'CN=sample',
      issuer: this.authority.subject,
      publicKey,
      signingKey: privateKey,
      signingAlgorithm: ALGORITHM,
      extensions: [
        new SubjectAlternativeNameExtension([
          {type: /^[\d.]+$/.test(host) ? 'ip' : 'dns', value: host},
        ]),
        new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
        await AuthorityKeyIdentifierExtension.create(publicKey),
      ],
    });
    return createSecureContext({key: this.privateKey, cert: certificate.toString('pem')});
  }
}
