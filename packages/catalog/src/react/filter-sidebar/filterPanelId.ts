/** Id of the panel that holds the filters. */
export const filterPanelId = "filter";
/** Id of the form that every control of a listing belongs to. */
export const filterFormId = "filter-form";
