import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { groupRows } from "./groupRows.ts";
import { useScrolls } from "./useScrolls.ts";

/** A column after the first one, which has the row headers. */
export interface TableColumn {
  readonly id: string | number;
  readonly header: ReactNode;
  /** Alignment of its cells; comparable numbers are aligned to the end. */
  readonly align?: "start" | "end" | undefined;
}

/** A row with its header. */
export interface TableRow {
  readonly id: string | number;
  readonly header: ReactNode;
  /** One cell per column, in order; missing ones stay empty. */
  readonly cells: readonly ReactNode[];
  /** Heading above this row and adjacent rows of the same group. */
  readonly group?: string | undefined;
  /** Kind of row for style sheets, as its `data-kind`. */
  readonly kind?: string | undefined;
}

/** Props of Table. */
export interface TableProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Title of the table; it labels the table, and the region around it if that scrolls. */
  readonly caption: ReactNode;
  /** Hides the caption visually, if a heading says the same. */
  readonly captionHidden?: boolean | undefined;
  /** Header of the first column. */
  readonly corner: ReactNode;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Lines for numbers, `specification` for facts in two columns, `compare` for items side by side in equal columns. */
  readonly look?: "lines" | "specification" | "compare" | undefined;
  /** Shown instead of the rows if there are none. */
  readonly empty?: ReactNode;
}

function Rows({ columns, rows }: Pick<TableProps, "columns" | "rows">): ReactElement {
  return (
    <>
      {groupRows(rows).map((group) => (
        <tbody key={group.rows[0]?.id}>
          {group.title !== undefined && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className="torg-table__group">
                <span>{group.title}</span>
              </th>
            </tr>
          )}
          {group.rows.map((row) => (
            <tr key={row.id} data-kind={row.kind}>
              <th scope="row">{row.header}</th>
              {columns.map((column, index) => (
                <td key={column.id} data-align={column.align}>
                  {row.cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </>
  );
}

/**
 * A real table with a caption and headers in both directions. If it is wider than its container it scrolls inside, the
 * first column stays, and the region around it is focusable and labelled by the caption.
 */
export function Table(props: TableProps): ReactElement {
  const {
    caption,
    captionHidden,
    corner,
    columns,
    rows,
    look = "lines",
    empty,
    className,
    ref,
    style,
    ...rest
  } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current, []);
  const region = useScrolls(box) ? { role: "region", tabIndex: 0, "aria-labelledby": id } : {};
  const width: CSSProperties & Record<"--torg-columns", number> = { ...style, "--torg-columns": columns.length };
  return (
    <div
      {...region}
      {...rest}
      ref={box}
      className={joinClasses("torg-table", className)}
      style={width}
      data-look={look}
    >
      <table>
        <caption id={id} className={captionHidden === true ? "torg-visually-hidden" : undefined}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {rows.length > 0 ? (
          <Rows columns={columns} rows={rows} />
        ) : (
          <tbody>
            <tr>
              <td colSpan={columns.length + 1} className="torg-table__empty">
                <span>{empty}</span>
              </td>
            </tr>
          </tbody>
        )}
      </table>
    </div>
  );
}
