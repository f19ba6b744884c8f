import * as z from "zod/mini";
import { swishTexts } from "../../texts/swishTexts.ts";
import { addressVariable, defineProvider, textVariable } from "../Provider.ts";
import { readPem } from "../readPem.ts";
import { createSwish } from "./createSwish.ts";
import { swishAccess, swishStandIn } from "./swishStandIn.ts";

/** Swish Handel, API v2. */
export const swish = defineProvider({
  name: "swish",
  label: "Swish",
  variables: {
    SWISH_HOST: addressVariable("https://cpc.getswish.net"),
    SWISH_NUMBER: z._default(z.string().check(z.regex(/^(?:123\d{7})?$/)), ""),
    SWISH_CERTIFICATE: textVariable,
    SWISH_KEY: textVariable,
    SWISH_KEY_PASSPHRASE: textVariable,
    SWISH_AUTHORITY: textVariable,
  },
  secrets: ["SWISH_NUMBER", "SWISH_CERTIFICATE", "SWISH_KEY"],
  accessOf: (values) => ({
    host: values.SWISH_HOST,
    number: values.SWISH_NUMBER,
    certificate: {
      certificate: readPem(values.SWISH_CERTIFICATE) ?? "",
      key: readPem(values.SWISH_KEY) ?? "",
      passphrase: values.SWISH_KEY_PASSPHRASE === "" ? undefined : values.SWISH_KEY_PASSPHRASE,
      authority: readPem(values.SWISH_AUTHORITY),
    },
  }),
  create: createSwish,
  scripts: null,
  hasOwnPage: true,
  redirectsToConfirmation: false,
  respondToValidation: null,
  app: {
    linkOf: (token, back) => `swish://paymentrequest?${new URLSearchParams({ token, callbackurl: back }).toString()}`,
    // The prefix D marks a payment request.
    codeOf: (token) => `D${token}`,
    troubleOf: (code = "other") =>
      new Map(Object.entries<string>(swishTexts.troubles)).get(code) ?? swishTexts.troubles.other,
  },
  standIn: swishStandIn,
  standInAccess: swishAccess,
});
