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
  /** The messages of the page, from `createToastState`. */
  readonly state: ToastState;
  /** Accessible name of the region with the messages. */
  readonly label: string;
  /** Label of the button that closes a message. */
  readonly closeLabel: string;
}

/** Pauses the timers of messages while the page is hidden. */
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
 * Short messages at the edge of the page. They never take the focus; they stay while hovered or focused and while the
 * page is hidden. Mount it empty with the page.
 */
export function Toaster(props: ToasterProps): ReactElement {
  const { state, label, closeLabel, className, ...rest } = props;
  const { toasts } = useSyncExternalStore(state.subscribe, state.getState, state.getState);
  const focusedBefore = useRef<HTMLElement>(null);
  useHeldWhileHidden(state);
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    // Removed elements fire no leave or blur events.
    if (hasToasts) return;
    state.release("pointer");
    state.release("focus");
  }, [hasToasts, state]);
  const handleFocus = (event: FocusEvent<HTMLElement>): void => {
    state.hold("focus");
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) focusedBefore.current = from;
  };
  const handleBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) state.release("focus");
  };
  /** Only a message with the focus returns it when it closes. */
  const close = (id: string): void => {
    const holdsFocus = document.activeElement?.closest(".torg-toaster") ?? null;
    state.release("focus");
    if (holdsFocus !== null) focusedBefore.current?.focus();
    state.close(id);
  };
  return (
    <div {...rest} className={joinClasses("torg-toaster", className)}>
      <Announcer state={state} />
      {hasToasts && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only detects hover and focus
        <section
          aria-label={label}
          className="torg-toaster__list"
          // Not `pointerenter`: the message may appear under a resting pointer, such as over the button that was just
          // pressed.
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
    // The live regions announce the text; the box itself stays silent.
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
