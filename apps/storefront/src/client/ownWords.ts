// Loaded before the runtime, and only where a shop has words of its own: whatever module of words comes later, says them.
import { heardWords } from "../words/heardWords.ts";
import { ownWordsId } from "../awake/pageMarks.ts";

heardWords().wear(JSON.parse(document.getElementById(ownWordsId)?.textContent ?? "{}"));
