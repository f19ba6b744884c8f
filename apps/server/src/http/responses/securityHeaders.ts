/** Names and values of headers. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of every response. */
export const everyAnswer: Headers = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), usb=(), payment=(), geolocation=(self)",
};

/** Headers of responses that are not shown as pages. */
export const dataAnswer: Headers = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };

/** Headers of files from outside: nothing in them can run. */
export const uploadAnswer: Headers = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};
