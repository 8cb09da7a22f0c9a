import { Helmet } from "react-helmet";

/** What programs read of a page, by the words of https://schema.org. */
export function JsonLd({ data }: { data: object | undefined }) {
  if (!data) return null;
  // "<" is written as a code, so that no text can end the script.
  const json = JSON.stringify(data).replace(/</g, "\\u003c");
  return (
    <Helmet>
      <script type="application/ld+json">{json}</script>
    </Helmet>
  );
}
