import { requestFlag } from "@torg/http";
import * as z from "zod/mini";

/** Whether the checkout is to be answered as well; it goes over the wire as 1 or 0. */
export const refreshSchema: z.ZodMiniType<boolean> = z.codec(requestFlag, z.boolean(), {
  decode: (flag) => flag === 1,
  encode: (isWanted) => (isWanted ? 1 : 0),
});
