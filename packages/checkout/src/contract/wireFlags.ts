import { isFlagSet, requestFlag } from "@torg/http";
import * as z from "zod/mini";

/** A flag that is 1 or 0 on the wire. */
export const numberFlag = z.codec(requestFlag, z.boolean(), {
  decode: (flag) => flag === 1,
  encode: (isSet): 0 | 1 => (isSet ? 1 : 0),
});

/** A flag that is the string `"1"` or `"0"` on the wire. */
export const textFlag = z._default(
  z.codec(
    z.pipe(
      z.transform((value: unknown) => (isFlagSet(value) ? "1" : "0")),
      z.enum(["0", "1"]),
    ),
    z.boolean(),
    { decode: (text) => text === "1", encode: (flag): "0" | "1" => (flag ? "1" : "0") },
  ),
  false,
);
