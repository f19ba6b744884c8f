import type pg from "pg";
import { genericClaims } from "../texts/advertising/genericClaims.ts";

const shownTexts = `
  SELECT external_id || ': ' || concat_ws('. ', name, summary, regexp_replace(description_html, '<[^>]+>', ' ', 'g'), tags::text,
      badge::text, specifications::text) AS text FROM product WHERE removed_at IS NULL
  UNION ALL SELECT slug || ': ' || concat_ws('. ', title, heading, description, regexp_replace(html, '<[^>]+>', ' ', 'g')) FROM content_page
  UNION ALL SELECT path || ': ' || concat_ws('. ', name, regexp_replace(description_html, '<[^>]+>', ' ', 'g')) FROM category
  UNION ALL SELECT key || ': ' || value::text FROM setting`;

/** Generic environmental claims in a shop's products, pages, categories and settings, with their place. */
export async function claimsIn(pool: Pick<pg.Pool, "query">): Promise<readonly string[]> {
  const { rows } = await pool.query<{ readonly text: string }>(shownTexts);
  return rows.flatMap(({ text }) => {
    const [place = ""] = text.split(": ");
    return genericClaims(text).map(({ words }) => `${place}: ${words}`);
  });
}
