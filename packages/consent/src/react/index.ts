export { BlockedContent, type BlockedContentProps } from "./blocked-content/BlockedContent.tsx";
export { FunctionalRequest, type FunctionalRequestProps } from "./blocked-content/FunctionalRequest.tsx";
export { ConsentDialog, type ConsentDialogProps } from "./consent-dialog/ConsentDialog.tsx";
export { ConsentLink } from "./consent-dialog/ConsentLink.tsx";
export { ConsentProvider, useConsent, useConsentContext, type ConsentProviderProps } from "./ConsentProvider.tsx";
export { EmbeddedContent, type Embed, type EmbeddedContentProps } from "./embedded-content/EmbeddedContent.tsx";
export { EmbedSection, type EmbedSectionProps } from "./embedded-content/EmbedSection.tsx";
export { StoredItems, type StoredItemsProps, type DescribedStoredItem } from "./stored-items/StoredItems.tsx";
