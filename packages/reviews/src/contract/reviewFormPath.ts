/** Path to which the form about one product is sent without script. */
export const reviewFormPath = "/product_review/{uuid}/{product_id}";
