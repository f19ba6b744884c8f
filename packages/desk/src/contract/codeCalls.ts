import {
  defineCall,
  requestFlag,
  wireAmountOrNull,
  wireRequiredInteger,
  wireObject,
  wireOreOrNull,
  wireText,
} from "@torg/http";
import * as z from "zod/mini";
import { codeKinds, codeStates } from "../domain/codes/index.ts";
import { deskFields } from "./deskFields.ts";
import { deskPaths } from "./deskPaths.ts";

/** A discount code at the desk. */
export const deskCodeSchema = wireObject({
  id: z.int(),
  code: z.string(),
  label: z.string(),
  kind: z.enum(codeKinds),
  /** Percent, or öre. */
  value: z.int(),
  /** ISO moments. */
  startsAt: ["starts_at", z.nullable(z.string())],
  endsAt: ["ends_at", z.nullable(z.string())],
  used: z.int(),
  useLimit: ["use_limit", z.nullable(z.int())],
  customerLimit: ["customer_limit", z.nullable(z.int())],
  state: z.enum(codeStates),
  isOfFile: ["is_of_file", z.boolean()],
});

/** Lists discount codes. */
export const deskCodesCall = defineCall({
  method: "GET",
  path: deskPaths.codes,
  encoding: "query",
  request: z.object({}),
  response: z.object({ codes: z.array(deskCodeSchema) }),
  summary: "Lists the shop's discount codes, newest first, at most 200, without gift cards.",
});

/** Creates a discount code. */
export const makeCodeCall = defineCall({
  method: "POST",
  path: deskPaths.makeCode,
  encoding: "form",
  request: wireObject({
    code: wireText,
    label: wireText,
    percent: wireAmountOrNull,
    amountOre: [deskFields.amount, wireOreOrNull],
    uses: wireAmountOrNull,
    usesPerCustomer: [deskFields.usesPerCustomer, wireAmountOrNull],
    /** Swedish calendar days, both included. */
    from: wireText,
    until: wireText,
    isFixed: [deskFields.isFixed, requestFlag],
  }),
  response: deskCodeSchema,
  summary: "Creates a discount code that takes off either a percentage or an amount; for administrators.",
});

/** Ends a discount code. */
export const endCodeCall = defineCall({
  method: "POST",
  path: deskPaths.endCode,
  encoding: "form",
  request: z.object({ id: wireRequiredInteger }),
  response: deskCodeSchema,
  summary: "Ends a discount code at once; a code in shop.json must be ended there. For administrators.",
});
