import { wireObject, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { GuaranteePicture, LegalGuarantee } from "../domain/guarantee.ts";

/** The official picture of the legal guarantee notice; `alt` is its full text, sizes are CSS pixels. */
export const guaranteePictureSchema: z.ZodMiniType<GuaranteePicture> = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});

/** The legal guarantee notice, as page data carry it; without a picture its text is shown instead. */
export const legalGuaranteeSchema: z.ZodMiniType<LegalGuarantee> = wireObject({
  picture: z._default(z.nullable(guaranteePictureSchema), null),
  text: z.string(),
  link: wireTextOrNull,
  linkText: ["link_text", wireText],
});
