/** A dialog of the browser that stands in the page closed, for a script that opens it before React is there. */
export const modalDialogMark = "modal-dialog";
