/** How an attribute is delivered: once, several times, as addresses, or in parts with these names. */
type PassthroughForm = "one" | "several" | "links" | readonly string[];

/**
 * Attributes of Google's and Prisjakt's formats that the shop has no use for itself and only repeats. Missing here on
 * purpose: what the shop decides (further addresses of a product's page, delivery, stock), and what nobody else may
 * read in a public feed (`cost_of_goods_sold`, `auto_pricing_min_price`).
 */
const forms = {
  short_title: "one",
  item_group_title: "one",
  identifier_exists: "one",
  adult: "one",
  condition_grade: "one",
  size_system: "one",
  size_type: "several",
  unit_pricing_base_measure: "one",
  member_price: "one",
  loyalty_program: [
    "program_label",
    "tier_label",
    "price",
    "cashback_for_future_use",
    "loyalty_points",
    "member_price_effective_date",
    "shipping_label",
  ],
  loyalty_points: ["name", "points_value", "ratio"],
  subscription_cost: ["period", "period_length", "amount"],
  sustainability_incentive: ["type", "amount", "percentage"],
  promotion_id: "several",
  return_policy_label: "one",
  shipping_label: "one",
  shipping_length: "one",
  shipping_width: "one",
  shipping_height: "one",
  ships_from_country: "one",
  min_handling_time: "one",
  max_handling_time: "one",
  transit_time_label: "one",
  pickup_method: "one",
  pickup_sla: "one",
  disclosure_date: "one",
  expiration_date: "one",
  pause: "one",
  included_destination: "several",
  excluded_destination: "several",
  shopping_ads_excluded_country: "several",
  lifestyle_image_link: "links",
  video_link: "links",
  virtual_model_link: "links",
  question_and_answer: ["question", "answer"],
  prisjakt_id: "one",
  external_seller_id: "one",
  ads_grouping: "one",
  ads_labels: "several",
  display_ads_id: "one",
  display_ads_title: "one",
  display_ads_value: "one",
  display_ads_similar_ids: "several",
} as const satisfies Readonly<Record<string, PassthroughForm>>;

/** Name of such an attribute. */
export type PassthroughAttribute = keyof typeof forms;

/** One value of such an attribute: a text, or its parts by name. */
export type PassthroughValue = string | Readonly<Record<string, string>>;

interface Carried {
  readonly name: PassthroughAttribute;
  readonly form: PassthroughForm;
}

const isPassthrough = (name: string): name is PassthroughAttribute => Object.hasOwn(forms, name);

/** All of them with their forms, in the order in which feeds are written. */
export const passthroughAttributes: readonly Carried[] = Object.keys(forms)
  .filter(isPassthrough)
  .map((name) => ({ name, form: forms[name] }));

const namesOf = (form: PassthroughForm): readonly PassthroughAttribute[] =>
  passthroughAttributes.filter((attribute) => attribute.form === form).map(({ name }) => name);

/** Those with several texts, and those with several addresses. */
export const [repeatedCarried, linksCarried] = [namesOf("several"), namesOf("links")] as const;

/** The parts of those that have parts, in the order of a cell. */
export const carriedParts: readonly (readonly [PassthroughAttribute, readonly string[]])[] =
  passthroughAttributes.flatMap(({ name, form }) => (typeof form === "string" ? [] : [[name, form] as const]));
