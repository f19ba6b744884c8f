import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { Alert } from "../alert/Alert.tsx";
import { joinClasses } from "../internal/joinClasses.ts";
import { Announcer } from "./Announcer.tsx";
import type { Toast, ToastState } from "./createToastState.ts";

/** Props of Toaster. */
export interface ToasterProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The messages of the page, made by `createToastState`. */
  readonly state: ToastState;
  /** Name of the area in which messages stand. */
  readonly label: string;
  /** Name of the button that closes a message. */
  readonly closeLabel: string;
}

/** Holds the messages while nobody sees the page. */
function useHeldWhileHidden(state: ToastState): void {
  useEffect(() => {
    const handleChange = (): void => (document.hidden ? state.hold("hidden") : state.release("hidden"));
    handleChange();
    document.addEventListener("visibilitychange", handleChange);
    return () => {
      document.removeEventListener("visibilitychange", handleChange);
      state.release("hidden");
    };
  }, [state]);
}

/**
 * Short messages at the edge of the page. They never take the focus; they stay while they are pointed at or hold the
 * focus and while the page is hidden. Mount it empty with the page.
 */
export function Toaster(props: ToasterProps): ReactElement {
  const { state, label, closeLabel, className, ...rest } = props;
  const { toasts } = useSyncExternalStore(state.subscribe, state.getState, state.getState);
  const before = useRef<HTMLElement>(null);
  useHeldWhileHidden(state);
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    // What is gone fires no leaving.
    if (hasToasts) return;
    state.release("pointer");
    state.release("focus");
  }, [hasToasts, state]);
  const handleFocus = (event: FocusEvent<HTMLElement>): void => {
    state.hold("focus");
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) before.current = from;
  };
  const handleBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) state.release("focus");
  };
  /** Only a message that holds the focus gives it back when it goes. */
  const close = (id: string): void => {
    const holdsFocus = document.activeElement?.closest(".torg-toaster") ?? null;
    state.release("focus");
    if (holdsFocus !== null) before.current?.focus();
    state.close(id);
  };
  return (
    <div {...rest} className={joinClasses("torg-toaster", className)}>
      <Announcer state={state} />
      {hasToasts && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears whether it is looked at
        <section
          aria-label={label}
          className="torg-toaster__list"
          // Not when it comes up under a pointer that rests, such as over the button that was just pressed.
          onPointerMove={() => state.hold("pointer")}
          onPointerLeave={() => state.release("pointer")}
          onFocus={handleFocus}
          onBlur={handleBlur}
        >
          {toasts.map((toast) => (
            <ToastBox key={toast.id} toast={toast} closeLabel={closeLabel} onClose={close} />
          ))}
        </section>
      )}
    </div>
  );
}

interface ToastBoxProps {
  readonly toast: Toast;
  readonly closeLabel: string;
  readonly onClose: (id: string) => void;
}

function ToastBox({ toast, closeLabel, onClose }: ToastBoxProps): ReactElement {
  const { id, text, title, tone, link } = toast;
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") onClose(id);
  };
  return (
    // What it says is announced by the live regions; the box itself is silent.
    <Alert
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native group fits a message
      role="group"
      aria-live="off"
      className="torg-toast"
      tone={tone}
      title={title}
      actions={link !== undefined && <a href={link.href}>{link.label}</a>}
      dismissLabel={closeLabel}
      onDismiss={() => onClose(id)}
      onKeyDown={handleKeyDown}
    >
      {text}
    </Alert>
  );
}
