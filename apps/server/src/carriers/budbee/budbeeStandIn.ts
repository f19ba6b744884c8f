import { parsePostalCode } from "@torg/format";
import type { ProviderFetch } from "../../providers/providerHttp.ts";
import { spansOfWeek } from "../carrierHours.ts";
import type { FindPoints, ServicePoint } from "../ServicePoint.ts";

const type = "application/vnd.budbee.boxes-v1+json";
const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": type } });

function writeLocker(point: ServicePoint, country: string) {
  return {
    id: point.id,
    name: point.name,
    distance: Math.round((point.distanceKm ?? 0) * 1000),
    address: { street: point.address, postalCode: point.zip.replaceAll(" ", ""), city: point.city, country },
    openingHours: {
      periods: spansOfWeek(point.hours).map(({ day, opens, closes }) => ({
        open: { day, time: opens },
        close: { day, time: closes },
      })),
    },
  };
}

/** Simulates Budbee's boxes API: requires an account, and has no lockers where it does not deliver. */
export function budbeeStandIn(find: FindPoints): ProviderFetch {
  return async (address, { headers }) => {
    const { pathname, searchParams } = new URL(address);
    const [, country = "", postalCode = ""] = /^\/boxes\/postalcodes\/validate\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
    if (country === "") return answer(404, { message: "Not found" });
    const sentHeaders = new Headers(headers);
    if (!(sentHeaders.get("authorization") ?? "").startsWith("Basic ")) return answer(401, { message: "Unauthorized" });
    if (sentHeaders.get("accept") !== type) return answer(406, { message: "Not acceptable" });
    if (!parsePostalCode(postalCode, country).ok) return answer(400, { message: "Invalid postal code" });
    const points = (await find({ countryCode: country, postalCode })).slice(0, Number(searchParams.get("n") ?? "10"));
    return answer(200, { lockers: points.map((point) => writeLocker(point, country)) });
  };
}
