import { useSyncExternalStore } from "react";
import { mockStep, watchMockStep } from "../../../browser/console/session/session-mock";

/** What the mock is doing, for as long as it takes. */
export const useMockStep = () => useSyncExternalStore(watchMockStep, mockStep);
