import { formatPostalCodeIn } from "@torg/format";
import * as z from "zod";
import { createSignedRequest, providerText } from "../../providers/createSignedRequest.ts";
import type { ProviderFetch } from "../../providers/providerHttp.ts";
import { carrierDay, carrierTime, hoursOfWeek } from "../carrierHours.ts";
import { type FindPoints, pointNearness, type ServicePoint } from "../ServicePoint.ts";

/** The access to PostNord's API. */
export interface PostnordAccess {
  readonly key: string;
  readonly host: string;
}

const pointSchema = z.object({
  servicePointId: z.union([z.string().min(1), z.number().transform(String)]),
  name: z.string(),
  /** Metres by road. */
  routeDistance: z.number().nullish(),
  visitingAddress: z.object({
    streetName: providerText,
    streetNumber: providerText,
    postalCode: providerText,
    city: providerText,
  }),
  openingHours: z
    .object({
      // Malformed hours are dropped; the place is useful without them.
      postalServices: z
        .array(z.object({ openDay: carrierDay, openTime: carrierTime, closeTime: carrierTime }))
        .nullish()
        .catch(null),
    })
    .nullish(),
});
const answerSchema = z.object({
  servicePointInformationResponse: z.object({ servicePoints: z.array(pointSchema).nullish() }),
});

/** PostNord writes place names in upper case. */
const placeName = (text: string): string =>
  text === text.toUpperCase()
    ? text.toLowerCase().replaceAll(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
    : text;

function toPoint(
  { servicePointId, name, routeDistance, visitingAddress, openingHours }: z.output<typeof pointSchema>,
  countryCode: string,
) {
  const { streetName, streetNumber, postalCode, city } = visitingAddress;
  const services = openingHours?.postalServices ?? [];
  return {
    id: servicePointId,
    name,
    address: `${streetName} ${streetNumber}`.trim(),
    zip: formatPostalCodeIn(countryCode, postalCode),
    city: placeName(city),
    distanceKm: typeof routeDistance === "number" ? routeDistance / 1000 : null,
    hours: hoursOfWeek(
      services.map(({ openDay: day, openTime: opens, closeTime: closes }) => ({ day, opens, closes })),
    ),
  } satisfies ServicePoint;
}

/** Asks PostNord's API Service Points v5 for the places nearest to an address. */
export function createPostnord({ key, host }: PostnordAccess, fetch: ProviderFetch): FindPoints {
  const ask = createSignedRequest(fetch, { host, sign: () => ({}) });
  return async ({ countryCode, postalCode }) => {
    const query = new URLSearchParams({
      apikey: key,
      returnType: "json",
      countryCode,
      postalCode,
      numberOfServicePoints: String(pointNearness.limit),
      context: "optionalservicepoint",
    });
    const { servicePointInformationResponse: found } = await ask({
      method: "GET",
      path: `/rest/businesslocation/v5/servicepoints/nearest/byaddress?${query}`,
      answer: answerSchema,
    });
    return (found.servicePoints ?? []).map((point) => toPoint(point, countryCode));
  };
}
