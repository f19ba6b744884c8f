/** Runs something later; the answer calls it off. */
export type ToastSchedule = (run: () => void, milliseconds: number) => () => void;
