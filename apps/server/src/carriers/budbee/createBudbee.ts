import { formatPostalCodeIn } from "@torg/format";
import * as z from "zod";
import { createSignedRequest, providerText } from "../../providers/createSignedRequest.ts";
import type { ProviderFetch } from "../../providers/providerHttp.ts";
import { carrierDay, carrierTime, hoursOfWeek } from "../carrierHours.ts";
import { type FindPoints, pointNearness, type ServicePoint } from "../ServicePoint.ts";

/** The access to Budbee's API. */
export interface BudbeeAccess {
  readonly key: string;
  readonly secret: string;
  readonly host: string;
}

const timeSchema = z.object({ day: carrierDay, time: carrierTime });
const lockerSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  /** Metres. */
  distance: z.number().nullish(),
  address: z.object({ street: providerText, postalCode: providerText, city: providerText }),
  openingHours: z
    .object({
      periods: z
        .array(z.object({ open: timeSchema, close: timeSchema }))
        .nullish()
        .catch(null),
    })
    .nullish(),
});
const answerSchema = z.object({ lockers: z.array(lockerSchema) });

function toPoint(
  { id, name, distance, address, openingHours }: z.output<typeof lockerSchema>,
  countryCode: string,
): ServicePoint {
  return {
    id,
    name,
    address: address.street,
    zip: formatPostalCodeIn(countryCode, address.postalCode),
    city: address.city,
    distanceKm: typeof distance === "number" ? distance / 1000 : null,
    hours: hoursOfWeek(
      (openingHours?.periods ?? []).map(({ open, close }) => ({ day: open.day, opens: open.time, closes: close.time })),
    ),
  };
}

/** Asks Budbee's API for the lockers of a postal code; none where it does not deliver. */
export function createBudbee({ key, secret, host }: BudbeeAccess, fetch: ProviderFetch): FindPoints {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`;
  const ask = createSignedRequest(fetch, { host, sign: () => ({ authorization }) });
  return async ({ countryCode, postalCode }) => {
    const { lockers } = await ask({
      method: "GET",
      path: `/boxes/postalcodes/validate/${encodeURIComponent(countryCode)}/${encodeURIComponent(postalCode)}?n=${pointNearness.limit}`,
      headers: { accept: "application/vnd.budbee.boxes-v1+json" },
      answer: answerSchema,
    });
    return lockers.map((locker) => toPoint(locker, countryCode));
  };
}
