import { defineCall, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import { deskFields } from "./deskFields.ts";
import { deskPaths } from "./deskPaths.ts";

/** Ends a case: nothing more is to be done about it, and its buyer is written to where an ending says how. */
export const endCaseCall = defineCall({
  method: "POST",
  path: deskPaths.endCase,
  encoding: "form",
  request: wireObject({
    id: wireText,
    /** How it ends, one of `caseEndings`; empty: `quiet`. */
    ending: wireText,
    /** What the letter says besides; the reason of a refusal. */
    answer: [deskFields.text, wireText],
  }),
  response: z.object({ id: z.string(), number: z.int() }),
  summary:
    "Ends a return, complaint or withdrawal at the desk: nothing more is to be done about it, and its buyer hears how it ended.",
});
