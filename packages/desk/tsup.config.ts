export { packageConfig as default } from "../../tools/build/packageConfig.ts";
