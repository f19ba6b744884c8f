/** One value per name, made from the name's index in the list. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  valueAt: (index: number) => Value,
): Readonly<Record<Name, Value>> {
  type PartialRecord = { [Each in Name]?: Value };
  const made: PartialRecord = {};
  const hasAllKeys = (candidate: PartialRecord): candidate is Record<Name, Value> =>
    names.every((name) => name in candidate);
  for (const [index, name] of names.entries()) made[name] = valueAt(index);
  if (!hasAllKeys(made)) throw new TypeError("A value is missing, so that its name would have none.");
  return made;
}
