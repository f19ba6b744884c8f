import { requestFlag } from "@torg/http";
import * as z from "zod/mini";

/** Whether the response includes the checkout as well; 1 or 0 on the wire. */
export const refreshSchema: z.ZodMiniType<boolean> = z.codec(requestFlag, z.boolean(), {
  decode: (flag) => flag === 1,
  encode: (isWanted) => (isWanted ? 1 : 0),
});
