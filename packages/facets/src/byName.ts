/** One value per name, made from the name's index in the list. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  valueAt: (place: number) => Value,
): Readonly<Record<Name, Value>> {
  type Made = { [Each in Name]?: Value };
  const made: Made = {};
  const hasAllKeys = (some: Made): some is Record<Name, Value> => names.every((name) => name in some);
  for (const [place, name] of names.entries()) made[name] = valueAt(place);
  if (!hasAllKeys(made)) throw new TypeError("A value is missing, so that its name would have none.");
  return made;
}
