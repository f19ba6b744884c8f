import { readOrStale } from "../../catalogue/snapshot/readOrStale.ts";
import type { ShopContext } from "../../context/ShopContext.ts";

/** Adds the tone to each picture that has one; none while the database is unavailable. */
export async function withTones<Shown extends { readonly src: string }>(
  db: ShopContext["db"],
  pictures: readonly Shown[],
): Promise<(Shown & { readonly tone?: string | undefined })[]> {
  const pathOf = ({ src }: Shown): string => src.replace(/[?#].*$/, "");
  if (pictures.length === 0) return [];
  const query = db
    .selectFrom("picture")
    .select(["path", "tone"])
    .where("tone", "is not", null)
    .where("path", "in", pictures.map(pathOf));
  const rows = await readOrStale(
    () => query.execute(),
    () => ({ value: [] }),
  );
  const tones = new Map(rows.map(({ path, tone }) => [path, tone]));
  return pictures.map((picture) => ({ ...picture, tone: tones.get(pathOf(picture)) ?? undefined }));
}
