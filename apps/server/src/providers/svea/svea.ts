import { addressVariable, defineProvider, textVariable } from "../Provider.ts";
import { createSvea } from "./createSvea.ts";
import { sveaAccess, sveaStandIn } from "./sveaStandIn.ts";

/** Svea Checkout. */
export const svea = defineProvider({
  name: "svea",
  label: "Svea",
  variables: {
    SVEA_HOST: addressVariable("https://checkoutapi.svea.com"),
    SVEA_ADMIN_HOST: addressVariable("https://paymentadminapi.svea.com"),
    SVEA_MERCHANT_ID: textVariable,
    SVEA_SECRET: textVariable,
  },
  secrets: ["SVEA_MERCHANT_ID", "SVEA_SECRET"],
  accessOf: (values) => ({
    host: values.SVEA_HOST,
    adminHost: values.SVEA_ADMIN_HOST,
    merchantId: values.SVEA_MERCHANT_ID,
    secret: values.SVEA_SECRET,
  }),
  create: createSvea,
  scripts: {
    hosts: ["https://*.svea.com"],
    owner: "payments",
    reason: "The checkout in a frame, its loader, pictures and calls.",
    approvedOn: "2026-11-21",
  },
  hasOwnPage: false,
  redirectsToConfirmation: false,
  respondToValidation: (problem, reference) => ({
    status: 200,
    body: { valid: problem === null, clientOrderNumber: reference, ...(problem === null ? {} : { message: problem }) },
  }),
  standIn: sveaStandIn,
  standInAccess: sveaAccess,
});
