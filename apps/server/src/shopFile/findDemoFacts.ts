import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { demoPattern } from "../texts/demoFacts.ts";

/** A place that still contains a fact of the demo. */
export interface DemoFact {
  readonly place: string;
  readonly name: string;
}

/**
 * Finds facts of the demo that are still in the database: settings, pages, stores, and ways of delivery and payment.
 * `demoStores` are names and streets joined by a newline; those written by an earlier version have no street.
 */
export async function findDemoFacts(db: Kysely<Database>, demoStores: readonly string[]): Promise<readonly DemoFact[]> {
  const { rows } = await sql<DemoFact>`
    SELECT place, name FROM (
      SELECT 'setting' AS place, 'company.' || fact.key AS name, fact.value AS words, 1 AS rank
        FROM setting, jsonb_each_text(setting.value -> 'company') fact
        WHERE setting.key = 'shop' AND jsonb_typeof(setting.value -> 'company') = 'object'
      UNION ALL SELECT 'setting', 'name', (SELECT value ->> 'shopName' FROM setting WHERE key = 'shop'), 1
      UNION ALL SELECT 'setting', key, value ->> 'from', 1 FROM setting WHERE key = 'mail'
      UNION ALL SELECT 'page', '/sidor/' || slug, heading || ' ' || html, 2 FROM content_page
      UNION ALL SELECT 'store', name, 
        concat_ws(' ', name, address, email, phone_number,
            CASE WHEN email = '' AND phone_number = '' AND (name || chr(10) || address = ANY(${demoStores})
              OR address = '' AND name LIKE 'Butik %') THEN 'nordhem' END), 3
        FROM store WHERE active
      UNION ALL SELECT 'way of delivery', t.name, concat_ws(' ', t.name, t.description, o.label), 4
        FROM delivery_type t LEFT JOIN shipping_option o ON o.delivery_type_id = t.id WHERE t.active
      UNION ALL SELECT 'service point', name, name, 6 FROM service_point
      UNION ALL SELECT 'gift card', 'PRESENT500', 'nordhem', 7 FROM discount
        WHERE code_hash = gift_card_hash('PRESENT500') AND left_ore > 0 AND (ends_at IS NULL OR ends_at > now())
      UNION ALL SELECT 'way to pay', name, concat_ws(' ', name, description), 5 FROM payment_type WHERE active
    ) stored WHERE words ~* ${demoPattern}
    GROUP BY place, name, rank ORDER BY rank, name`.execute(db);
  return rows;
}
