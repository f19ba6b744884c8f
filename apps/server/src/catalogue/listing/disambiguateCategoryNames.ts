/** The fields of a category that its name in a list depends on. */
interface NamedCategory {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
}

/** The name of each category in a list, with its parent's where another one in the list has the same name. */
export function disambiguateCategoryNames(
  listed: readonly NamedCategory[],
  categories: ReadonlyMap<number, Pick<NamedCategory, "name">>,
): ReadonlyMap<number, string> {
  const uses = new Map<string, number>();
  for (const { name } of listed) uses.set(name, (uses.get(name) ?? 0) + 1);
  return new Map(
    listed.map(({ id, name, parentId }) => {
      const parent = parentId === null ? undefined : categories.get(parentId);
      return [id, uses.get(name) === 1 || parent === undefined ? name : `${name} (${parent.name})`];
    }),
  );
}
