import { configure } from "@testing-library/react";

// What is waited for ends the wait; the limit is for a machine that is busy with other work.
configure({ asyncUtilTimeout: 10_000 });
