import { internationalPhone, member, postalAddressThing, type StructuredData, thing } from "@torg/format/structured";
import type { OpeningHours, OpenSpan } from "../openingHours.ts";
import type { Store } from "../store.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const sameSpan = (a: OpenSpan, b: OpenSpan): boolean => a.opens === b.opens && a.closes === b.closes;

/** The weekly opening hours, with equal days combined. */
function weekThings(week: OpeningHours["week"]): readonly StructuredData[] {
  const spans = week
    .flat()
    .filter((span, index, all) => all.findIndex((candidate) => sameSpan(candidate, span)) === index);
  return spans.map(({ opens, closes }) => {
    const days = weekdays.filter((_, index) => week[index]?.some((span) => sameSpan(span, { opens, closes })));
    return thing("OpeningHoursSpecification", { dayOfWeek: days.map(member), opens, closes });
  });
}

/** An exceptional day; a closed one opens and closes at midnight, as search engines expect. */
function exceptionThings({ date, spans }: OpeningHours["exceptions"][number]): readonly StructuredData[] {
  const listedSpans = spans.length === 0 ? [{ opens: "00:00", closes: "00:00" }] : spans;
  return listedSpans.map((span) =>
    thing("OpeningHoursSpecification", { ...span, validFrom: date, validThrough: date }),
  );
}

/** The structured data of a store (schema.org Store); unknown properties are left out. */
export function storeStructuredData(store: Store, origin: string): StructuredData {
  const { name, address, zip, city, lat, lng, phoneNumber, email, pageUrl: path, hours = null } = store;
  return thing("Store", {
    name,
    address: postalAddressThing({ street: address, postalCode: zip, city }),
    geo: lat === null || lng === null ? null : thing("GeoCoordinates", { latitude: lat, longitude: lng }),
    telephone: internationalPhone(phoneNumber),
    email,
    url: path === null ? null : origin + path,
    openingHoursSpecification:
      hours === null ? [] : [...weekThings(hours.week), ...hours.exceptions.flatMap(exceptionThings)],
  });
}
