export { findOrderCall, registerReturnCall, returnOrderSchema } from "./returnCalls.ts";
