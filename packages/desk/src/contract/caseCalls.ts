import { defineCall, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import { deskFields } from "./deskFields.ts";
import { deskPaths } from "./deskPaths.ts";

/** Closes a case: nothing more is to be done, and the buyer gets an e-mail if the ending has one. */
export const endCaseCall = defineCall({
  method: "POST",
  path: deskPaths.endCase,
  encoding: "form",
  request: wireObject({
    id: wireText,
    /** One of `caseEndings`; empty: `quiet`. */
    ending: wireText,
    /** The seller's own text in the e-mail; the reason of a refusal. */
    answer: [deskFields.text, wireText],
  }),
  response: z.object({ id: z.string(), number: z.int() }),
  summary: "Closes a return, complaint or withdrawal at the desk, and notifies the buyer of the outcome.",
});
