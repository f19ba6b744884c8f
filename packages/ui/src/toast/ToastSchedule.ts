/** Runs something later; the returned function cancels it. */
export type ToastSchedule = (run: () => void, milliseconds: number) => () => void;
