import { holdEarly } from "@torg/islands/runtime";
import { restoreFolds } from "@torg/ui/wire";
import { askAtOnce } from "../consent/askAtOnce.ts";
import { chooseFace } from "./chooseFace.ts";
import { hushTransitions } from "./hushTransitions.ts";

// Part of every document, before its content, so that no press is too early for it, nothing moves that it opens, and a
// change of pages that ends before the runtime is there ends in silence. What the first picture depends on is known here.
chooseFace();
askAtOnce();
hushTransitions();
holdEarly();
restoreFolds();
