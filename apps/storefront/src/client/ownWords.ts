// Loaded before the runtime, and only when a shop has its own texts: every text module loaded later uses them.
import { heardWords } from "../words/heardWords.ts";
import { ownWordsId } from "../awake/pageMarks.ts";

heardWords().wear(JSON.parse(document.getElementById(ownWordsId)?.textContent ?? "{}"));
