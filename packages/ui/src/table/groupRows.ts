/** Rows under one heading; without a title there is no heading. */
interface RowGroup<Row> {
  readonly title: string | undefined;
  readonly rows: readonly Row[];
}

/** Groups adjacent rows of the same group, in row order; a group that comes back later is a new one. */
export function groupRows<Row extends { readonly group?: string | undefined }>(
  rows: readonly Row[],
): readonly RowGroup<Row>[] {
  const starts = rows.flatMap((row, index) => (index === 0 || row.group !== rows[index - 1]?.group ? [index] : []));
  return starts.map((start, index) => ({ title: rows[start]?.group, rows: rows.slice(start, starts[index + 1]) }));
}
