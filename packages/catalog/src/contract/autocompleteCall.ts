import {
  defineCall,
  wireAmountOrNull,
  wireBelow,
  wireContent,
  wireFlag,
  wireNumberOrNull,
  wireText,
  wireTextOrNull,
} from "@torg/http";
import * as z from "zod/mini";
import { energySchema } from "./energy.ts";

/** Something that a search field suggests; `value_html` is HTML of the shop's own server, prices are kronor. */
export const suggestionSchema = z.object({
  type: z.enum(["product", "category", "brand", "page"]),
  url: z.string(),
  value: z.string(),
  value_html: wireText,
  image: wireTextOrNull,
  price: wireAmountOrNull,
  price_is_lowest: wireFlag,
  hide_price: wireFlag,
  product_monthly_price: wireNumberOrNull,
  header_type: wireTextOrNull,
  product_energy_class: wireTextOrNull,
  energy_labels_module_active: wireFlag,
  energy: z._default(z.nullable(energySchema), null),
});

/** The suggestions of all kinds for one query. */
export const autocompleteAnswerSchema = z.pipe(
  wireBelow("suggestions"),
  z.object({ suggestions: wireContent(suggestionSchema) }),
);

/** Answers what a search field suggests for a trimmed query of at least two characters. */
export const autocompleteCall = defineCall({
  method: "GET",
  path: "/produkter/autocomplete",
  encoding: "query",
  request: z.object({ query: wireText }),
  response: autocompleteAnswerSchema,
  summary: "Suggests products, categories, brands and pages.",
});

export type Suggestion = Readonly<z.output<typeof suggestionSchema>>;
export type AutocompleteAnswer = Readonly<z.output<typeof autocompleteAnswerSchema>>;
