export { CartRoot } from "./CartRoot.tsx";
export type { CartRootProps } from "./CartRoot.tsx";
