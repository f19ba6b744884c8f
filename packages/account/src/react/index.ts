export { AccountProvider, type AccountAddresses, type AccountProviderProps } from "./AccountProvider.tsx";
export { ClubForm, type ClubFormProps } from "./club/ClubForm.tsx";
export { LoginForm, type LoginFormProps } from "./login/LoginForm.tsx";
export { LoginPage, type LoginPageProps } from "./login/LoginPage.tsx";
export { OrdersPage, type OrdersPageProps } from "./orders/OrdersPage.tsx";
export { OwnDataPage, type OwnDataPageProps } from "./own-data/OwnDataPage.tsx";
