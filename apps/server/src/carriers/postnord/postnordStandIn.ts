import { parsePostalCode } from "@torg/format";
import type { ProviderFetch } from "../../providers/providerHttp.ts";
import { spansOfWeek } from "../carrierHours.ts";
import type { FindPoints, ServicePoint } from "../ServicePoint.ts";

const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

const fault = (status: number, faultCode: string, explanationText: string): Response =>
  answer(status, {
    servicePointInformationResponse: { compositeFault: { faults: [{ faultCode, explanationText, paramValues: [] }] } },
  });

function writePoint(point: ServicePoint, countryCode: string) {
  const [, street = point.address, number = ""] = /^(.*?)\s+(\d+\s*\w?)$/u.exec(point.address) ?? [];
  return {
    servicePointId: point.id,
    name: point.name,
    routeDistance: Math.round((point.distanceKm ?? 0) * 1000),
    visitingAddress: {
      countryCode,
      city: point.city.toUpperCase(),
      streetName: street,
      streetNumber: number,
      postalCode: point.zip.replaceAll(" ", ""),
    },
    openingHours: {
      postalServices: spansOfWeek(point.hours).map(({ day, opens, closes }) => ({
        openDay: day,
        openTime: opens,
        closeDay: day,
        closeTime: closes,
      })),
    },
    type: { typeId: 25, typeName: "Servicepoint" },
  };
}

/** Simulates PostNord's API: requires a key and a valid postal code, and returns the nearest points first. */
export function postnordStandIn(find: FindPoints): ProviderFetch {
  return async (address) => {
    const { pathname, searchParams: query } = new URL(address);
    if (pathname !== "/rest/businesslocation/v5/servicepoints/nearest/byaddress") return answer(404, {});
    if ((query.get("apikey") ?? "") === "") return answer(403, { message: "Forbidden" });
    const [countryCode, postalCode] = [query.get("countryCode") ?? "", query.get("postalCode") ?? ""];
    if (!["SE", "NO", "FI", "DK"].includes(countryCode)) {
      return fault(400, "se.posten.loab.businesslocation.exception.InvalidCountryCode", "Invalid country code");
    }
    if (!parsePostalCode(postalCode, countryCode).ok) {
      return fault(400, "se.posten.loab.businesslocation.exception.InvalidPostalCode", "Invalid postal code");
    }
    const wanted = Number(query.get("numberOfServicePoints") ?? "5");
    const points = (await find({ countryCode, postalCode })).slice(0, wanted);
    return answer(200, {
      servicePointInformationResponse: { servicePoints: points.map((point) => writePoint(point, countryCode)) },
    });
  };
}
