/** What proves to a host who asks (mutual TLS). Texts are PEM. */
export interface ClientCertificate {
  readonly certificate: string;
  readonly key: string;
  /** Of the key; undefined: it has none. */
  readonly passphrase: string | undefined;
  /** Whom to believe that the host is who it says; undefined: whom everybody believes. */
  readonly authority: string | undefined;
}
