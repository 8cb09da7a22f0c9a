import { graphql, type PageProps } from "gatsby";
import { blogRoutes } from "../../content/blog/plan";
import { ArchiveView } from "../components/blog/ArchiveView";
import { BlogPage } from "../components/blog/BlogPage";
import { text } from "../../i18n/text";

/** All posts by year and month. */
export default function BlogArchiveTemplate({ data }: PageProps<Queries.BlogArchivePageQuery>) {
  const lead = text.archiveLead(data.blogArchive.count);
  return (
    <BlogPage section={blogRoutes.archive} title={text.archive} lead={lead}>
      <ArchiveView archive={data.blogArchive} />
    </BlogPage>
  );
}

export const query = graphql`
  query BlogArchivePage {
    blogArchive {
      count
      chart
      years {
        year
        count
        months {
          month
          posts {
            slug
            title
            day
          }
        }
      }
    }
  }
`;
