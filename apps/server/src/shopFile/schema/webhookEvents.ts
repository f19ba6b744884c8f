/** The webhook events, each with its meaning. */
const webhookEvents = {
  "order.placed": "an order was placed",
  "order.paid": "its payment is reserved or taken",
  "order.picked": "its goods have been taken from the shelves",
  "order.shipped": "goods have left, all of them or some",
  "order.delivered": "a shipment has reached the buyer",
  "order.cancelled": "goods of it will not be sent, or its payment was taken back at the provider",
  "order.returned": "goods of it came back",
  "order.refunded": "money of it was paid back",
  "return.received": "a buyer tells of a return, a complaint or a withdrawal",
  "review.received": "a buyer has rated a product",
  "product.stock": "a product is sold out, or there again",
} as const;

/** The names of the events. */
export const webhookEventNames = Object.keys(webhookEvents);
