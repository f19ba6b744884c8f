/** Reviews of the reference data, oldest first. */
export const referenceReviews = [
  {
    id: 60,
    product_id: 1002,
    reviewer: "Lars",
    rating: 4,
    text: "Prisvärd och enkel.",
    written_on: "2024-03-01",
    store_name: null,
  },
  {
    id: 65,
    product_id: 1001,
    reviewer: "Maja",
    rating: 4,
    text: "Tvättar rent, lite svår att ställa in.",
    written_on: "2024-01-12",
    store_name: null,
  },
  {
    id: 66,
    product_id: 1001,
    reviewer: "Erik",
    rating: 5,
    text: "Den tystaste vi har haft.",
    written_on: "2024-02-03",
    store_name: "Nordhem Bäckebol",
  },
  {
    id: 67,
    product_id: 1001,
    reviewer: "Sofia",
    rating: 4,
    text: "Ånga är bättre än strykjärn.",
    written_on: "2024-02-20",
    store_name: null,
  },
  {
    id: 68,
    product_id: 1001,
    reviewer: "Ali",
    rating: 4,
    text: "Snabb leverans och bra maskin.",
    written_on: "2024-03-15",
    store_name: null,
  },
  {
    id: 69,
    product_id: 1001,
    reviewer: "Birgitta",
    rating: 4,
    text: "Lätt att förstå programmen.",
    written_on: "2024-04-08",
    store_name: null,
  },
  {
    id: 70,
    product_id: 1001,
    reviewer: "Olle",
    rating: 4,
    text: "Bra men lång tvättid.",
    written_on: "2024-05-02",
    store_name: null,
  },
  {
    id: 71,
    product_id: 1001,
    reviewer: "Karin L.",
    rating: 5,
    text: "Tyst och rejäl.",
    written_on: "2024-05-14",
    store_name: "Nordhem Kungens Kurva",
  },
] as const;

/** Requests for reviews, one product each. */
export const reviewRequests = [
  {
    uuid: "a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f601",
    order_id: null,
    product: 1001,
    reviewer: "Anna",
    has_complete_page: true,
  },
  {
    uuid: "a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f602",
    order_id: 5012,
    product: 1002,
    reviewer: "",
    has_complete_page: false,
  },
] as const;

/** Interest-free credit campaigns of product 1001; costs and fees are in kronor. */
export const creditCampaigns = [
  { number: 1, label: "Räntefritt 6 månader", monthly: 1165, months: 6, initialFee: 0 },
  { number: 3, label: "Räntefritt 12 månader", monthly: 583, months: 12, initialFee: 0 },
  { number: 4, label: "Delbetala 24 månader", monthly: 312, months: 24, initialFee: 498 },
] as const;
