import { defineCall } from "@torg/http";
import * as z from "zod/mini";
import { energySchema } from "./energy.ts";
import { amountOrNull, contentOf, flag, numberOrNull, text, textOrNull, wrapList } from "./fields.ts";

/** Something that a search field suggests; `value_html` is HTML of the shop's own server, prices are kronor. */
export const suggestionSchema = z.object({
  type: z.enum(["product", "category", "brand", "page"]),
  url: z.string(),
  value: z.string(),
  value_html: text,
  image: textOrNull,
  price: amountOrNull,
  price_is_lowest: flag,
  hide_price: flag,
  product_monthly_price: numberOrNull,
  header_type: textOrNull,
  product_energy_class: textOrNull,
  energy_labels_module_active: flag,
  energy: z._default(z.nullable(energySchema), null),
});

/** The suggestions of all kinds for one query. */
export const autocompleteAnswerSchema = z.pipe(
  wrapList("suggestions"),
  z.object({ suggestions: contentOf(suggestionSchema) }),
);

/** Answers what a search field suggests for a trimmed query of at least two characters. */
export const autocompleteCall = defineCall({
  method: "GET",
  path: "/produkter/autocomplete",
  encoding: "query",
  request: z.object({ query: text }),
  response: autocompleteAnswerSchema,
  summary: "Suggests products, categories, brands and pages.",
});

export type Suggestion = Readonly<z.output<typeof suggestionSchema>>;
export type AutocompleteAnswer = Readonly<z.output<typeof autocompleteAnswerSchema>>;
