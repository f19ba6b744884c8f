type PressedKeys = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click opens a link in another window or downloads it, and leaves this page as it is. */
export const isModifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: PressedKeys): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
