import { makeElement } from "../make-element";
import { explainCrash } from "./crash";

/** Whether there is something to read that a message would cover. */
const isDrawn = () => Boolean(document.getElementById("___gatsby")?.childElementCount);

async function explainBlank(error: unknown): Promise<void> {
  if (isDrawn()) return;
  const explained = await explainCrash(location.pathname, error);
  if (explained === undefined || isDrawn()) return;
  const shown = makeElement("pre", { role: "alert" }, explained);
  shown.style.cssText = "margin: 2rem; white-space: pre-wrap;";
  document.body.append(shown);
}

// Before any other module, because one that throws while it is loaded ends all that are loaded after it. Not for readers.
if (process.env.NODE_ENV === "development") {
  addEventListener("error", ({ error }) => void explainBlank(error));
  addEventListener("unhandledrejection", ({ reason }) => void explainBlank(reason));
}
