import { Helmet } from "react-helmet";
import { blogPosting, type PostingFacts } from "../../blog/blog-posting";

/** A post as search engines read it: https://schema.org/BlogPosting. */
export function PostJsonLd({ post }: { post: PostingFacts }) {
  // "<" is written as a code, so that no text can end the script.
  const json = JSON.stringify(blogPosting(post)).replace(/</g, "\\u003c");
  return (
    <Helmet>
      <script type="application/ld+json">{json}</script>
    </Helmet>
  );
}
