import { formatCount } from "@torg/format";
import type { StoredFor, StoredKind, StoredName } from "../domain/storedItems.ts";

const day = 24 * 60 * 60;

/** `2 år`, `14 dagar`, `6 timmar`: the largest unit that fits. */
function keptFor(time: StoredFor): string {
  if (time === "session") return "tills du stänger webbläsaren";
  if (time === "removed") return "tills du tar bort det";
  if (time >= 365 * day) return formatCount(Math.round(time / (365 * day)), { one: "år", other: "år" });
  if (time >= day) return formatCount(Math.round(time / day), { one: "dag", other: "dagar" });
  return formatCount(Math.round(time / (60 * 60)), { one: "timme", other: "timmar" });
}

/** The purpose of each stored item. */
const storedFor = {
  shop_session: "Håller ihop ditt besök: varukorg, jämförelse, kassa och inloggning.",
  shop_device: "Känner igen en enhet som du har loggat in från, så att ingen annans försök stänger dig ute.",
  required: "Minns att du har valt om kakor.",
  functional_third_party: "Minns om du sagt ja till funktionella tjänster.",
  marketing_third_party: "Minns om du sagt ja till marknadsföring.",
  consent_record: "Minns när du valde, så att vi frågar igen efter ett år.",
  "compare.count": "Minns hur många produkter du jämför.",
  "compare.expanded": "Minns om jämförelsen är utfälld.",
  "collapsible.*": "Minns vilka avsnitt du har fällt ut.",
  customer_position: "Din position, när du själv har bett att få butiker sorterade efter den.",
  hideMicroBanner: "Minns att du har stängt nyhetsraden.",
  seen_products:
    "Minns vilka produkter du senast har tittat på, för att visa dem igen. Listan finns bara i din webbläsare.",
  recent_searches: "Minns vad du senast har sökt efter, för att föreslå det igen. Listan finns bara i din webbläsare.",
} satisfies Record<StoredName, string>;

/** Swedish texts of the list of stored items. */
export const storedTexts = {
  heading: "Det här sparas i din webbläsare",
  lead: "Allt som butikens egna sidor sparar hos dig, efter ändamål. Bara det nödvändiga sparas innan du har valt.",
  what: storedFor,
  kinds: { cookie: "Kaka", local: "Lagring i webbläsaren", session: "Lagring för besöket" } satisfies Record<
    StoredKind,
    string
  >,
  kept: (time: StoredFor): string => `sparas ${keptFor(time)}`,
  nothing: "Butiken sparar ingenting för det här.",
};
