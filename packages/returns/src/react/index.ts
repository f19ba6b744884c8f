export { ImagePicker, type ImagePickerProps } from "./image-picker/ImagePicker.tsx";
export { ReturnForm, type ReturnFormProps } from "./return-form/ReturnForm.tsx";
export { ReturnsProvider, useReturnsTexts, type ReturnsProviderProps } from "./ReturnsProvider.tsx";
