import { holdEarly } from "@torg/islands/runtime";

// Part of every document, before its content, so that no press is too early for it.
holdEarly();
