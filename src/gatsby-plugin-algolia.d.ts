/** The part of gatsby-plugin-algolia that the build calls itself. */
declare module "gatsby-plugin-algolia/gatsby-node" {
  export function onPostBuild(args: object, options: object): Promise<void>;
}
