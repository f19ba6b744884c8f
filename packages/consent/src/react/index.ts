export { BlockedContent, type BlockedContentProps } from "./blocked-content/BlockedContent.tsx";
export { ConsentDialog, type ConsentDialogProps } from "./consent-dialog/ConsentDialog.tsx";
export { ConsentLink } from "./consent-dialog/ConsentLink.tsx";
export { ConsentProvider, useConsent, useConsentContext, type ConsentProviderProps } from "./ConsentProvider.tsx";
export { StoredItems, type StoredItemsProps, type ToldItem } from "./stored-items/StoredItems.tsx";
