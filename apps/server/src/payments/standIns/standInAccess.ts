import type { PaymentConfig } from "../../config/paymentConfig.ts";

/** Hosts that exist nowhere: requests to them never leave the process. */
const host = (name: string): string => `https://${name}.stand-in.invalid`;

/** The access with which the shop speaks to its stand-ins; none of it is a secret. */
export const standInAccess = {
  klarna: { host: host("klarna"), username: "stand-in-merchant", password: "stand-in" },
  svea: { host: host("svea"), adminHost: host("svea-admin"), merchantId: "100001", secret: "stand-in" },
  card: { host: host("card"), secretKey: "stand-in", merchantId: "100002", noticeSecret: "standin0standin0" },
  wasa: {
    host: host("wasa"),
    authHost: host("wasa-auth"),
    clientId: "stand-in-client",
    clientSecret: "stand-in",
    isTest: true,
  },
} as const satisfies Omit<PaymentConfig, "publicUrl">;
