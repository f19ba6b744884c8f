import { holdEarly } from "@torg/islands/runtime";
import { restoreFolds } from "./restoreFolds.ts";

// Part of every document, before its content, so that no press is too early for it, and nothing moves that it opens.
holdEarly();
restoreFolds();
