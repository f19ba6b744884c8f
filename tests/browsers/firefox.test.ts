import { describeJourneys } from "./describeJourneys.ts";
import { openFirefox } from "./openPuppeteer.ts";

describeJourneys("Firefox", openFirefox);
