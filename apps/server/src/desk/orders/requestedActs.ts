import { selectedQuantities } from "@torg/desk/domain";
import type { ReturnReason } from "@torg/orders/domain";
import type { OrderActRequest } from "../../fulfilment/acts/OrderActRequest.ts";
import { parcelLink } from "../../fulfilment/parcelLink.ts";
import type { Refusal } from "../../http/responses/Refusal.ts";
import { refuseField } from "../../http/responses/refuseForm.ts";
import { deskTexts } from "../../texts/deskTexts.ts";

/** An act as requested. */
export type RequestedDeskAct = Pick<OrderActRequest, "act" | "parcelLink">;

interface WithPieces {
  /** Pieces of each line by its id; empty = all. */
  readonly pieces: Parameters<typeof selectedQuantities>[0];
}

const maxLength = 100;

/** The parcel of a form; null without carrier and number, when the seller delivers it. */
function parcelOf({ carrier, trackingNumber, trackingLink }: Parcelled) {
  const [name, number] = [carrier.trim(), trackingNumber.trim()];
  return name === "" && number === ""
    ? { parcel: null, link: "" }
    : { parcel: { carrier: name, trackingNumber: number }, link: trackingLink.trim() || parcelLink(name, number) };
}

interface Parcelled {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingLink: string;
}

/** The errors in the parcel of a form; null when it is valid. */
function parcelRefusal({ carrier, trackingNumber, trackingLink }: Parcelled): Refusal | null {
  const link = trackingLink.trim();
  if (link !== "" && URL.parse(link)?.protocol !== "https:") {
    return refuseField("tracking_url", deskTexts.linkRefused);
  }
  return [carrier, trackingNumber].some((text) => text.trim().length > maxLength) || link.length > 500
    ? refuseField("carrier", deskTexts.carrierTooLong)
    : null;
}

/** The acts of requests, by action; a refusal when the request is impossible. */
export const wantedActs = {
  pick: (): RequestedDeskAct => ({ act: { kind: "pick" } }),
  ship: (request: WithPieces & Parcelled): RequestedDeskAct | Refusal => {
    const { parcel, link } = parcelOf(request);
    const act = { kind: "ship", pieces: selectedQuantities(request.pieces), parcel } as const;
    return parcelRefusal(request) ?? { act, parcelLink: link };
  },
  deliver: ({ shipment }: { readonly shipment: number }): RequestedDeskAct => ({ act: { kind: "deliver", shipment } }),
  cancel: ({ pieces }: WithPieces): RequestedDeskAct => ({
    act: { kind: "cancel", pieces: selectedQuantities(pieces) },
  }),
  return: ({
    pieces,
    ground,
    isRestocked,
  }: WithPieces & { readonly ground: ReturnReason; readonly isRestocked: 0 | 1 }): RequestedDeskAct => ({
    act: { kind: "return", pieces: selectedQuantities(pieces), ground, isRestocked: isRestocked === 1 },
  }),
  credit: ({ amountOre }: { readonly amountOre: number }): RequestedDeskAct => ({ act: { kind: "credit", amountOre } }),
} as const;
