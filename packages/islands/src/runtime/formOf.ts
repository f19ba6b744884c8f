/** The form that a control belongs to. */
export const formOf = (control: HTMLElement): HTMLFormElement | null =>
  control instanceof HTMLButtonElement || control instanceof HTMLInputElement ? control.form : null;
