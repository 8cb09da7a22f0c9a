import type { PageProps } from "gatsby";
import { ProblemsView } from "../components/failure/ProblemsView";

export interface ProblemsPageContext {
  problems: string[];
}

/** In develop, in place of a page that is not made because of mistakes in its file. */
export default function ProblemsTemplate({ pageContext }: PageProps<object, ProblemsPageContext>) {
  return (
    <ProblemsView
      heading="This page has a mistake"
      help="It comes back as soon as the file is saved without it."
      problems={pageContext.problems}
    />
  );
}
