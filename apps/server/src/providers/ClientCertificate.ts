/** A client certificate for mutual TLS. Texts are PEM. */
export interface ClientCertificate {
  readonly certificate: string;
  readonly key: string;
  /** Passphrase of the key; undefined if it has none. */
  readonly passphrase: string | undefined;
  /** The certificate authority to trust for the host; undefined: the default ones. */
  readonly authority: string | undefined;
}
