import type { PageProps } from "gatsby";
import { useEffect, useState } from "react";
import { explainMissing } from "../../browser/crash/explain-missing";
import { decoded } from "../../config/addresses/internal-link";
import { ProblemsView } from "../components/failure/ProblemsView";

/** Milliseconds between questions whether the page is there by now. */
const pause = 1000;

/** In develop, at an address without a page. */
export default function MissingPageTemplate({ location }: PageProps) {
  const route = decoded(location.pathname);
  const [problems, setProblems] = useState<string[]>([]);
  useEffect(() => {
    const ask = () =>
      explainMissing(route).then(
        (found) => (found ? setProblems(found) : window.location.reload()),
        // The server is starting again.
        () => undefined,
      );
    void ask();
    const asking = setInterval(() => void ask(), pause);
    return () => clearInterval(asking);
  }, [route]);
  return (
    <ProblemsView
      heading="There is no page here"
      help="It is shown as soon as there is one."
      problems={problems}
    />
  );
}
