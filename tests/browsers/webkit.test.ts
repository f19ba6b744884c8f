import { describeJourneys } from "./describeJourneys.ts";
import { openWebKit } from "./openWebKit.ts";

describeJourneys("WebKitGTK", openWebKit);
