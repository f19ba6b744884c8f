import {
  defineCall,
  wrapWireList,
  wireContent,
  wireFlag,
  wireObject,
  wireOreOrNull,
  wireText,
  wireTextOrNull,
} from "@torg/http";
import * as z from "zod/mini";
import { energySchema } from "./energy.ts";
import { monthlyOre } from "./listingProduct.ts";

/** A suggestion of the search field; `valueHtml` is HTML from the shop's own server. */
export const suggestionSchema = wireObject({
  type: z.enum(["product", "category", "brand", "page"]),
  url: z.string(),
  value: z.string(),
  valueHtml: ["value_html", wireText],
  image: wireTextOrNull,
  priceOre: ["price", wireOreOrNull],
  isLowestPrice: ["price_is_lowest", wireFlag],
  hidesPrice: ["hide_price", wireFlag],
  monthlyOre: ["product_monthly_price", monthlyOre],
  header: ["header_type", wireTextOrNull],
  energyClass: ["product_energy_class", wireTextOrNull],
  showsEnergyLabel: ["energy_labels_module_active", wireFlag],
  energy: z._default(z.nullable(energySchema), null),
});

/** The suggestions of all kinds for one query. */
export const autocompleteResponseSchema = z.pipe(
  wrapWireList("suggestions"),
  z.object({ suggestions: wireContent(suggestionSchema) }),
);

/** Returns the search field's suggestions for a trimmed query of at least two characters. */
export const autocompleteCall = defineCall({
  method: "GET",
  path: "/produkter/autocomplete",
  encoding: "query",
  request: z.object({ query: wireText }),
  response: autocompleteResponseSchema,
  summary: "Suggests products, categories, brands and pages.",
});

export type Suggestion = Readonly<z.output<typeof suggestionSchema>>;
export type AutocompleteResponse = Readonly<z.output<typeof autocompleteResponseSchema>>;
