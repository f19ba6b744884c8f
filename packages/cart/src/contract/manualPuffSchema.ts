import { wireList, wireText } from "@torg/http";
import * as z from "zod/mini";
import type { ManualPuff } from "../domain/cart.ts";

/** An image link below the summary. */
export const manualPuffSchema: z.ZodMiniType<ManualPuff> = z.object({ manual_puff_link: wireText, image: wireText });

/** Several image links. */
export const manualPuffsSchema = wireList(manualPuffSchema);
