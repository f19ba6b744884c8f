/** Stores of the reference data. */
export const referenceStores = [
  {
    id: 1,
    name: "Nordhem Kungens Kurva",
    city: "Skärholmen",
    address: "Tangentvägen 4",
    zip: "127 47",
    lat: 59.2689,
    lng: 17.9203,
    slug: "kungens-kurva",
    only_white_goods: false,
  },
  {
    id: 2,
    name: "Nordhem Bäckebol",
    city: "Göteborg",
    address: "Transportgatan 1",
    zip: "422 46",
    lat: 57.7689,
    lng: 11.9903,
    slug: "backebol",
    only_white_goods: false,
    takes_small_electricals: true,
  },
  {
    id: 3,
    name: "Nordhem Svågertorp",
    city: "Malmö",
    address: "Nornegatan 8",
    zip: "215 86",
    lat: 55.5522,
    lng: 12.9902,
    slug: null,
    only_white_goods: false,
  },
  {
    id: 4,
    name: "Nordhem Vitvaror Umeå",
    city: "Umeå",
    address: "Gräddvägen 12",
    zip: "906 20",
    lat: 63.808,
    lng: 20.255,
    slug: "umea",
    only_white_goods: true,
  },
  {
    id: 5,
    name: "Nordhem Kiruna",
    city: "Kiruna",
    address: "Österleden 3",
    zip: "981 38",
    lat: null,
    lng: null,
    slug: "kiruna",
    only_white_goods: false,
  },
  {
    id: 6,
    name: "Nordhem Vitvaror Västerås",
    city: "Västerås",
    address: "Hallsta Gårdsgata 12",
    zip: "721 38",
    lat: 59.609,
    lng: 16.448,
    slug: "vasteras",
    only_white_goods: true,
  },
] as const;

/** Opening hours of every reference store. */
export const openingHours =
  "<table><tr><th>Mån–fre</th><td>10–19</td></tr><tr><th>Lör–sön</th><td>10–17</td></tr></table>";

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

/** Credit campaigns of product 1001, without interest; costs and fees are kronor. */
export const creditCampaigns = [
  { number: 1, label: "Räntefritt 6 månader", monthly: 1165, months: 6, initialFee: 0 },
  { number: 3, label: "Räntefritt 12 månader", monthly: 583, months: 12, initialFee: 0 },
  { number: 4, label: "Delbetala 24 månader", monthly: 312, months: 24, initialFee: 498 },
] as const;
