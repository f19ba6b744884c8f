/** A popover that on a small screen is a dialog: with all beside it out of reach while it is open. */
export const modalPanelMark = "modal-panel";

/** A dialog of the browser that stands in the page closed, for a script that opens it before React is there. */
export const modalDialogMark = "modal-dialog";
