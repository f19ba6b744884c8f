import { captureEarlyPresses } from "@torg/islands/runtime";
import { focusOpened, restoreFolds } from "@torg/ui/wire";
import { askAtOnce } from "../consent/askAtOnce.ts";
import { chooseFace } from "./chooseFace.ts";
import { ignoreSkippedTransitions } from "./ignoreSkippedTransitions.ts";
import { runPageScripts } from "./runPageScripts.ts";

// Inlined in every document before its content, so that early presses are not lost, a field opened by one has the
// focus, folds that it opens cause no layout shift, and a view transition that ends before the runtime is loaded ends
// without an error. Everything that the first paint depends on is decided here; all other scripts run after it, even
// if one of these steps fails.
runPageScripts();
chooseFace();
askAtOnce();
ignoreSkippedTransitions();
captureEarlyPresses();
focusOpened();
restoreFolds();
