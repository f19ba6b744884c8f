import type { ClientCertificate } from "../providers/ClientCertificate.ts";

const pem = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIURJdRF4E3fNPIXFG1wx9F7vESKAAwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzE2MzgzOVoYDzIxMjYxMDMw
MTYzODM5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQW1oQCEvNenDIyTZJjfRRqGhPNjhY5eDZZUs0Cz84jHbVucUXg6/8L
7AXsv16O+zIrEWuCaTIutk6o1O3cSlMFo28wbTAdBgNVHQ4EFgQUQWcUG1F/M5Iz
fiYzox1+e5dbmG0wHwYDVR0jBBgwFoAUQWcUG1F/M5IzfiYzox1+e5dbmG0wDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAIftGvWPDMjMLTvmTNKoID4nLLXBPH9vfcsrMggrAHpsAiEA
4zt6fgE86fHzTO6DVt4z+S3hMX0BuV0t/KmfspE02kc=
-----END CERTIFICATE-----`;

/** A self-signed certificate for localhost, for both ends of a connection in tests. */
export const aCertificate: ClientCertificate = {
  certificate: pem,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgNqd9xZHGD0bKbJsj
YMKgMjnjleR6ARfJJMf/ZT7E91WhRANCAAQW1oQCEvNenDIyTZJjfRRqGhPNjhY5
eDZZUs0Cz84jHbVucUXg6/8L7AXsv16O+zIrEWuCaTIutk6o1O3cSlMF
-----END PRIVATE KEY-----`,
  passphrase: undefined,
  authority: pem,
};
