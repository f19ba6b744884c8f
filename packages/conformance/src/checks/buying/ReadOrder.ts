import type { programOrderCall } from "@torg/desk/contract";
import type * as z from "zod/mini";

/** An order as programs read it. */
export type ReadOrder = z.output<(typeof programOrderCall)["response"]>;
