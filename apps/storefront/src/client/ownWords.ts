// Loaded before the runtime, and only when a shop has its own texts: every text module loaded later uses them.
import { collectTexts } from "../words/collectTexts.ts";
import { ownWordsId } from "../awake/pageMarks.ts";

collectTexts().wear(JSON.parse(document.getElementById(ownWordsId)?.textContent ?? "{}"));
