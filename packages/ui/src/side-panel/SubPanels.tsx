import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from "react";
import { focusFirst } from "../dialog/returnOrder.ts";
import { Icon } from "../icon/Icon.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../icon/icons.ts";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";

/** A panel that a row of another one opens. */
export interface SubPanel {
  readonly id: string;
  /** Its heading, which gets the focus. */
  readonly title: ReactNode;
  /** Words of the button that goes back; they name where to. */
  readonly backLabel: string;
  readonly content: ReactNode;
}

/** Props of SubPanels; other props and `ref` go to the root. */
export interface SubPanelsProps extends ComponentPropsWithRef<"div"> {
  readonly panels: readonly SubPanel[];
  /** Identifiers of the panels that are open, from the outermost to the one that is seen; empty for the first level. */
  readonly path: readonly string[];
  /** Hears the shorter path when somebody goes back. */
  readonly onPathChange: (path: readonly string[]) => void;
  /** The first level: rows that open a panel by making the path longer. */
  readonly children: ReactNode;
}

/** Moves the focus to the heading of the level that was opened, and back to the row that opened the one that was left. */
function useLevelFocus(depth: number) {
  const levels = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  const rows = useRef<readonly (Element | null)[]>([]);
  const former = useRef(depth);
  // Before the browser paints, since what is hidden then loses the focus.
  useLayoutEffect(() => {
    const heading = levels.current?.parentElement?.querySelector<HTMLElement>(
      ":scope > :last-child > .torg-sub-panel__title",
    );
    const row = rows.current[depth];
    if (depth > former.current) {
      rows.current = [...rows.current.slice(0, former.current), pressed.current];
      focusFirst([heading]);
    }
    if (depth < former.current) focusFirst([row instanceof HTMLElement ? row : null, heading]);
    former.current = depth;
  }, [depth]);
  const handlePress = ({ target }: MouseEvent): void => {
    pressed.current = target instanceof Element ? target.closest("a, button") : null;
  };
  return { levels, handlePress };
}

/**
 * Levels inside of a SidePanel, of which the last is seen. A panel's heading gets the focus when it opens; the row that
 * opened it gets it back afterwards.
 */
export function SubPanels(props: SubPanelsProps): ReactElement {
  const { panels, path, onPathChange, className, children, ...rest } = props;
  const { levels, handlePress } = useLevelFocus(path.length);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only hears which row was pressed
    <div {...rest} className={joinClasses("torg-sub-panels", className)} onClickCapture={handlePress}>
      <div ref={levels} hidden={path.length > 0}>
        {children}
      </div>
      {path.map((id, level) => {
        const panel = panels.find((candidate) => candidate.id === id);
        return panel === undefined ? null : (
          <div key={id} className="torg-sub-panel" hidden={level < path.length - 1}>
            <button type="button" className="torg-sub-panel__back" onClick={() => onPathChange(path.slice(0, level))}>
              <Icon icon={chevronLeftIcon} data-mirrors="" />
              {panel.backLabel}
            </button>
            <h3 className="torg-dialog__title torg-sub-panel__title" tabIndex={-1}>
              {panel.title}
            </h3>
            {panel.content}
          </div>
        );
      })}
    </div>
  );
}

/** Props of SubPanelRow. */
export interface SubPanelRowProps extends ComponentPropsWithRef<"button"> {
  /** What is chosen there at the moment, under the name. */
  readonly summary?: ReactNode;
}

/** A row as wide as the panel that opens a sub-panel. */
export function SubPanelRow({ summary, className, children, ...rest }: SubPanelRowProps): ReactElement {
  return (
    <button type="button" {...rest} className={joinClasses("torg-sub-panel-row", className)}>
      <span className="torg-sub-panel-row__words">
        {children}
        {isShown(summary) && <span className="torg-sub-panel-row__summary"> {summary}</span>}
      </span>
      <Icon icon={chevronRightIcon} data-mirrors="" />
    </button>
  );
}
