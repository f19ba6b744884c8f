/** A popover that is a modal dialog on a small screen: everything beside it is inert while it is open. */
export const modalPanelMark = "modal-panel";

/** A native dialog that is in the page closed, so that a script can open it before hydration. */
export const modalDialogMark = "modal-dialog";
