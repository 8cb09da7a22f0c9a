import { archive } from "../content/blog/archive";
import { barChart, bars } from "../content/blog/bar-chart";
import { text } from "../i18n/text";
import { all, type ResolverContext } from "./node-model";

interface PostNode {
  slug: string;
  title: string;
  date: string;
}

/** `blogArchive`: all listed posts by year and month, with a chart of their number over time. */
export const blogResolvers = {
  Query: {
    blogArchive: {
      resolve: async (_: unknown, _args: unknown, context: ResolverContext) => {
        const posts = await all<PostNode>(context.nodeModel, "BlogPost", {
          unlisted: { eq: false },
        });
        const years = archive(posts);
        const shown = bars(years);
        const label = text.postsOverTime(shown.map(({ span, count }) => ({ span, count })));
        return { count: posts.length, years, chart: barChart(shown, label) };
      },
    },
  },
};
