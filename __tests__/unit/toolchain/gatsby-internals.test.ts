import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { checkedOverrides, checkedPackages } from "../../../scripts/gatsby/checked-packages.mjs";

/**
 * What the toolchain and the browser's code take for granted of Gatsby and of what comes with it, without it being
 * documented. `npm run check:gatsby -- 5.17.0` holds another version against the same list.
 */
const folder = path.resolve(process.env.GATSBY_UNDER_TEST ?? ".");
const requireThere = createRequire(path.join(folder, "package.json"));
const gatsby = path.dirname(requireThere.resolve("gatsby/package.json"));
const requireOfGatsby = createRequire(path.join(gatsby, "package.json"));

/** The folder of a package as Gatsby gets it. */
function folderOf(name: string): string {
  if (name === "gatsby") return gatsby;
  for (const base of requireOfGatsby.resolve.paths(name) ?? []) {
    const found = path.join(base, name);
    if (existsSync(path.join(found, "package.json"))) return found;
  }
  throw new Error(`Gatsby brings no package ${name}.`);
}

interface Assumption {
  /** The file that takes it for granted. */
  by: string;
  what: string;
  package?: string;
  file: string;
  /** All of them must match the file's text. */
  has?: RegExp[];
  /** How often `has` matches, where that matters. */
  times?: number;
}

const assumptions: Assumption[] = [
  {
    by: "src/toolchain/build-log.ts",
    what: "templates without pages are warned of in these words, and followed by a lecture",
    file: "dist/query/query-watcher.js",
    has: [/`The GraphQL query in the non-page component /, /Exported queries are only executed/],
  },
  {
    by: "src/toolchain/build-log.ts",
    what: "a build ends with a table of pages, then with its time",
    file: "dist/commands/build.js",
    has: [/_renderPageTree\(\{/, /`Done building in /],
  },
  {
    by: "src/toolchain/build-log.ts",
    what: "the reporter has a method for the table of pages",
    package: "gatsby-cli",
    file: "lib/reporter/reporter.js",
    has: [/^ {2}_renderPageTree\(/m],
  },
  {
    by: "src/toolchain/gatsby-reporter.ts",
    what: "the reporter that all of Gatsby shares is a module of this name",
    package: "gatsby-cli",
    file: "lib/reporter/index.js",
    has: [/^module\.exports = _reporter\.reporter;$/m],
  },
  {
    by: "src/toolchain/name-code-errors.ts",
    what: "the reporter prints all errors by this function",
    package: "gatsby-cli",
    file: "lib/reporter/reporter.js",
    has: [/^ {2}error = \(errorMeta, error, pluginName\) => \{$/m],
  },
  {
    by: "scripts/gatsby/name-system-errors.mjs",
    what: "commands print their errors by the same reporter",
    file: "dist/commands/build.js",
    has: [/require\("gatsby-cli\/lib\/reporter"\)/],
  },
  {
    by: "src/toolchain/build-log.ts",
    what: "the plugin for react-helmet gives its advice in these words",
    package: "gatsby-plugin-react-helmet",
    file: "gatsby-node.js",
    has: [/reporter\.warn\("gatsby-plugin-react-helmet: Gatsby now has built-in support/],
  },
  {
    by: "src/toolchain/bundled-line.ts",
    what: "the bundle that draws the pages is in this folder",
    file: "dist/constants.js",
    has: [/ROUTES_DIRECTORY = `\.cache\/page-ssr\/routes\/`/],
  },
  {
    by: "src/toolchain/bundled-line.ts",
    what: "webpack writes the name of each module above it in this form",
    package: "webpack",
    file: "lib/ModuleInfoHeaderPlugin.js",
    has: [/\\n {2}!\*\*\* \$\{reqStr\} \*\*\*!\\n/],
  },
  {
    by: "src/toolchain/thrown-at.ts",
    what: "develop answers at this address where a line of a module comes from",
    file: "dist/utils/start-server.js",
    has: [
      /app\.get\(`\/__original-stack-frame`/,
      /\.moduleId;\n/,
      /\.lineNumber\)/,
      /\.columnNumber\)/,
      /line = \(_sourcePosition = sourcePosition\)|sourcePosition\.line/,
    ],
  },
  {
    by: "src/toolchain/notice-deletions.ts",
    what: "webpack's seventh argument for what watches files is a function, called as soon as one changes",
    package: "webpack",
    file: "lib/node/NodeWatchFileSystem.js",
    has: [
      /\twatch\((?:\s*\w+,){6}\s*callbackUndelayed\s*\)/,
      /this\.watcher\.once\("change", callbackUndelayed\)/,
    ],
  },
  {
    by: "src/toolchain/notice-deletions.ts",
    what: "the watcher tells of a deleted file by an event of its own",
    package: "watchpack",
    file: "lib/index.js",
    has: [/this\.emit\("remove", file, type\)/],
  },
  {
    by: "src/toolchain/extract-plugins.ts",
    what: "style sheets are written by a plugin with MiniCssExtract in its name",
    package: "mini-css-extract-plugin",
    file: "dist/index.js",
    has: [/class MiniCssExtractPlugin \{/],
  },
  {
    by: "src/browser/navigation/scroll-context.tsx",
    what: "the place on a page is kept in the session under this name",
    package: "gatsby-react-router-scroll",
    file: "session-storage.js",
    has: [
      /STATE_KEY_PREFIX = "@@scroll\|"/,
      /STATE_KEY_PREFIX \+ location\.pathname/,
      /stateKeyBase \+ "\|" \+ key/,
    ],
  },
  {
    by: "src/browser/navigation/scroll-context.tsx",
    what: "a document that the router has not opened has this key",
    package: "@gatsbyjs/reach-router",
    file: "dist/index.modern.mjs",
    has: [/\.state\.key\|\|"initial"/],
  },
  {
    by: "src/graphql/create-pages/frozen-templates.ts",
    what: "this folder is emptied before each build",
    file: "dist/services/initialize.js",
    has: [/emptyDir\(`\$\{cacheDirectory\}\/fragments`\)/],
  },
  {
    by: "src/graphql/create-pages/frozen-templates.ts",
    what: "queries are extracted from this folder",
    file: "dist/query/query-compiler.js",
    has: [/path\.join\(base, `\.cache`, `fragments`\)/],
  },
  {
    by: "src/output/files/gatsby-files.ts",
    what: "the HTML of a page has this name",
    package: "gatsby-core-utils",
    file: "dist/page-html.js",
    has: [/!\/\\\.\(html\?\)\$\/i\.test\(pagePath\)/, /join\(outputFileName, `index\.html`\)/],
  },
  {
    by: "src/output/files/gatsby-files.ts",
    what: "the data of a page has this name",
    package: "gatsby-core-utils",
    file: "dist/page-data.js",
    has: [
      /pagePath === `\/` \? `index` : pagePath/,
      /join\(publicDir, `page-data`, fixedPagePath\(pagePath\), `page-data\.json`\)/,
    ],
  },
  {
    by: "src/output/files/gatsby-files.ts",
    what: "the result of a static query has this name",
    file: "dist/query/query-runner.js",
    has: [/`public`, `page-data`, `sq`, `d`, `\$\{queryJob\.hash\}\.json`\)/],
  },
  {
    by: "src/output/files/gatsby-files.ts",
    what: "the data of all pages has this name",
    file: "dist/utils/app-data.js",
    has: [
      /APP_DATA_JSON = `app-data\.json`/,
      /outputJson\(.*publicDir, `page-data`, APP_DATA_JSON\)/,
    ],
  },
  {
    by: "src/output/files/gatsby-files.ts",
    what: "the data of a slice has this name",
    file: "dist/utils/page-data.js",
    has: [/join\(publicDir, `slice-data`, `\$\{name\}\.json`\)/],
  },
  {
    by: "src/output/files/gatsby-files.ts",
    what: "the HTML of a slice has this name",
    file: "dist/utils/worker/child/render-html.js",
    has: [/join\(publicDir, `_gatsby`, `slices`, `\$\{sliceId\}-\$\{index\}\.html`\)/],
  },
  {
    by: "src/output/files/gatsby-files.ts",
    what: "every build writes the map of chunks, what webpack knows of them, and the slice of scripts",
    file: "dist/utils/gatsby-webpack-stats-extractor.js",
    has: [
      /writeFile\(.*join\(`public`, `chunk-map\.json`\)/,
      /writeFile\(.*join\(`public`, `webpack\.stats\.json`\)/,
      /join\(`public`, `_gatsby`, `slices`, `_gatsby-scripts-1\.html`\)/,
    ],
  },
  {
    by: "src/output/files/gatsby-files.ts",
    what: "the folders `static` of plugins and of the site are copied",
    file: "dist/utils/get-static-dir.js",
    has: [
      /themeDir: plugin\.pluginFilepath/,
      /resolve\(theme\.themeDir, `static`\)/,
      /join\(process\.cwd\(\), `static`\)/,
    ],
  },
  {
    by: "src/output/files/gatsby-files.ts",
    what: "the plugin for sitemaps writes an index of this name",
    package: "sitemap",
    file: "dist/lib/sitemap-simple.js",
    has: [/`\.\/sitemap-index\.xml/],
  },
  {
    by: "src/toolchain/without-partytown.ts",
    what: "the plugin copies its files into this folder",
    file: "dist/internal-plugins/partytown/gatsby-node.js",
    has: [/`public`, `~partytown`\)/],
  },
  {
    by: "src/toolchain/commit-soon.ts",
    what: "develop gathers changed nodes for as long as an exported description of its states says",
    file: "dist/state-machines/waiting/index.js",
    has: [
      /exports\.waitingStates = /,
      /const NODE_MUTATION_BATCH_TIMEOUT = 500;/,
      /\[NODE_MUTATION_BATCH_TIMEOUT\]: `committingBatch`/,
    ],
  },
  {
    by: "src/toolchain/keep-schema.ts",
    what: "develop builds its schema through an exported table of services",
    file: "dist/state-machines/data-layer/services.js",
    has: [/buildSchema: _services\.buildSchema,/, /exports\.dataLayerServices = /],
  },
  {
    by: "src/toolchain/keep-schema.ts",
    what: "Gatsby notes in which types fields came or went, and which types declare all of theirs",
    file: "dist/redux/reducers/inference-metadata.js",
    has: [/state\[type\]\.dirty = false;/, /typesWithoutInference/],
  },
  {
    by: "src/toolchain/keep-schema.ts",
    what: "Gatsby says when plugins begin to work on nodes, and when all have finished",
    file: "dist/utils/api-runner-node.js",
    has: [/emitter\.emit\(`API_RUNNING_START`\)/, /emitter\.emit\(`API_RUNNING_QUEUE_EMPTY`\)/],
  },
  {
    by: "src/toolchain/name-code-errors.ts",
    what: "develop keeps the errors of queries under a name until they are mended",
    file: "dist/query/query-compiler.js",
    has: [/overlayErrorID = `graphql-compiler`/, /emitError\(overlayErrorID, null\)/],
  },
  {
    by: "src/graphql/missing-page.ts",
    what: "develop shows the page of a fixed address where there is none",
    file: "cache-dir/root.js",
    has: [/loader\.loadPageSync\(`\/dev-404-page`\)/, /pageResources=\{dev404PageResources\}/],
  },
  {
    by: "src/toolchain/one-message.ts",
    what: "develop lets webpack print its errors by this preset, after it has said them itself",
    file: "dist/utils/start-server.js",
    has: [/stats: `errors-only`/],
  },
  {
    by: "src/toolchain/one-message.ts",
    what: "an exported function makes what Gatsby reports of an error of webpack",
    file: "dist/utils/webpack-error-utils.js",
    has: [/exports\.structureWebpackErrors = /],
  },
  {
    by: "src/toolchain/own-front-matter.ts",
    what: "gatsby-plugin-mdx reads front matter by a function that its module exports",
    package: "gatsby-plugin-mdx",
    file: "dist/gatsby-node.js",
    has: [/_frontmatter = require\("\.\/frontmatter"\)/, /\(0, _frontmatter\.parseFrontmatter\)\(/],
  },
  {
    by: "src/graphql/create-pages/create-pages-args.ts",
    what: "gatsby-plugin-mdx leaves a page alone whose context has front matter",
    package: "gatsby-plugin-mdx",
    file: "dist/gatsby-node.js",
    has: [/Avoid loops\n\s+if \(!.*_page\$context\.frontmatter\)\) \{/],
  },
  {
    by: "src/toolchain/whole-files.ts",
    what: "saved files are watched by chokidar's exported function",
    package: "gatsby-source-filesystem",
    file: "gatsby-node.js",
    has: [/const chokidar = require\(`chokidar`\)/, /chokidar\.watch\(pluginOptions\.path, \{/],
  },
  {
    by: "src/toolchain/whole-files.ts",
    what: "chokidar waits for the end of a write, but not with the files that it finds at its start",
    package: "chokidar",
    file: "index.js",
    has: [/if \(awf && \(event === EV_ADD \|\| event === EV_CHANGE\) && this\._readyEmitted\)/],
  },
  {
    by: "src/toolchain/compile-with-swc.ts",
    what: "scripts are compiled by Gatsby's own Babel loader",
    file: "dist/utils/babel-loader.js",
  },
  {
    by: "src/toolchain/compile-with-swc.ts",
    what: "Babel comes with this loader, which takes Babel's options",
    package: "babel-loader",
    file: "lib/index.js",
    has: [/^module\.exports = makeLoader\(\);$/m, /Object\.assign\(\{\}, loaderOptions, \{/],
  },
  {
    by: "src/toolchain/compile-with-swc.ts",
    what: "Gatsby's rule for scripts takes TypeScript too",
    file: "dist/utils/webpack-utils.js",
    has: [/test: \/\\\.\(js\|mjs\|jsx\|ts\|tsx\)\$\//g],
    times: 1,
  },
  {
    by: "src/toolchain/compile-with-swc.ts",
    what: "exports for the server are removed by a Babel plugin that takes `apis`",
    file: "dist/utils/babel/babel-plugin-remove-api.js",
    has: [/apis/],
  },
  {
    by: "src/toolchain/compile-with-swc.ts",
    what: "slices are placed by a Babel plugin",
    file: "dist/utils/babel/babel-plugin-add-slice-placeholder-location.js",
  },
  {
    by: "src/toolchain/compile-with-swc.ts",
    what: "queries are removed by a Babel plugin that takes `staticQueryDir`",
    package: "babel-plugin-remove-graphql-queries",
    file: "index.js",
    has: [/staticQueryDir/],
  },
  {
    by: "src/toolchain/quicken-webpack.ts",
    what: "MDX is compiled by a loader of this name",
    package: "gatsby-plugin-mdx",
    file: "dist/gatsby-mdx-loader.js",
  },
  {
    by: "src/toolchain/quicken-webpack.ts",
    what: "files of themes are looked for by a resolver with ComponentShadowing in its name",
    file: "dist/internal-plugins/webpack-theme-component-shadowing/index.js",
    has: [/class \w*ComponentShadowing\w*/],
  },
  {
    by: "src/toolchain/short-class-names.ts",
    what: "classes of CSS modules are named by `localIdentName`",
    file: "dist/utils/webpack-utils.js",
    has: [/localIdentName: /g],
    times: 1,
  },
  {
    by: "src/toolchain/split-styles.ts",
    what: "the style sheets of all pages are one cache group named `styles`, with a test",
    file: "dist/utils/webpack.config.js",
    has: [/styles: \{\s+test\(module\) \{\s+return isCssModule\(module\);\s+\},\s+name: `styles`/g],
    times: 1,
  },
  {
    by: "src/toolchain/tune-minifier.ts",
    what: "scripts are minified by terser-webpack-plugin, which knows swc and takes another minifier",
    package: "terser-webpack-plugin",
    file: "dist/index.js",
    has: [/\.swcMinify = /, /minimizer: \{\s+implementation: /],
  },
  {
    by: "src/toolchain/tune-minifier.ts",
    what: "the chunk with webpack's runtime is called webpack-runtime",
    file: "dist/utils/webpack.config.js",
    has: [/name: `webpack-runtime`/],
  },
  {
    by: "src/toolchain/lighter-runtime.ts",
    what: "pages load what acts on Head exports from this module",
    file: "cache-dir/page-renderer.js",
    has: [/"\.\/head\/head-export-handler-for-browser"/g],
    times: 1,
  },
  {
    by: "src/toolchain/lighter-runtime.ts",
    what: "that module has this one function for pages",
    file: "cache-dir/head/head-export-handler-for-browser.js",
    has: [/export function headHandlerForBrowser\(/],
  },
  {
    by: "src/toolchain/lighter-runtime.ts",
    what: "pages load what registers a service worker from this module",
    file: "cache-dir/production-app.js",
    has: [/require\(`\.\/register-service-worker`\)/g],
    times: 1,
  },
  {
    by: "src/toolchain/preact-for-react.ts",
    what: "React is found by these two aliases, the first of which counts",
    file: "dist/utils/webpack.config.js",
    has: [/resolve\.alias\[`react`\] = /, /resolve\.alias\[`react-dom`\] = /],
  },
  {
    by: "src/toolchain/preact-for-react.ts",
    what: "React has a script of its own, chosen by one test of modules",
    file: "dist/utils/webpack.config.js",
    has: [/\n\s+framework: \{/, /name: `framework`/],
  },
  {
    by: "src/toolchain/prompt-router-loader.ts",
    what: "the router waits for one frame",
    package: "@gatsbyjs/reach-router",
    file: "dist/index.modern.mjs",
    has: [/requestAnimationFrame\(/g],
    times: 1,
  },
  {
    by: "src/toolchain/requests-ahead-loader.ts",
    what: "all files of pages but code are requested by this one function, which uses status and text of the answer",
    file: "cache-dir/loader.js",
    has: [/function doFetch\(url, method = `GET`\) \{/g],
    times: 1,
  },
  {
    by: "src/toolchain/without-eslint.ts",
    what: "develop has ESLint's plugin, with all rules or with those that a configuration must have",
    file: "dist/utils/webpack.config.js",
    has: [/configPlugins\.push\(plugins\.eslint(?:Required)?\(\)\)/g],
    times: 2,
  },
  {
    by: "src/toolchain/without-partytown.ts",
    what: "Gatsby's plugin for scripts of other hosts has this file",
    file: "dist/internal-plugins/partytown/gatsby-browser.js",
  },
  {
    by: "src/toolchain/without-partytown.ts",
    what: "its component is a package of its own",
    package: "gatsby-script",
    file: "package.json",
  },
  {
    by: "src/toolchain/guard-scroll.ts",
    what: "the scroll handler decodes the hash in two places, and nothing else",
    package: "gatsby-react-router-scroll",
    file: "scroll-handler.js",
    has: [/decodeURI\w*\(hash\)/g],
    times: 2,
  },
  {
    by: "src/toolchain/render-here.ts",
    what: "a build asks this module for its workers",
    file: "dist/utils/worker/pool.js",
    has: [/exports\.create = create/],
  },
  {
    by: "src/toolchain/render-here.ts",
    what: "workers write HTML with these functions",
    file: "dist/utils/worker/child/render-html.js",
    has: [
      /exports\.renderHTMLProd = renderHTMLProd/,
      /exports\.renderSlices = renderSlices/,
      /exports\.renderPartialHydrationProd = renderPartialHydrationProd/,
    ],
  },
  {
    by: "src/output/html/page-parts.ts",
    what: "what Gatsby adds to the end of a body begins with a script of this id",
    file: "cache-dir/static-entry.js",
    has: [
      /postBodyComponents\.push\(\s+<script\s+key=\{`script-loader`\}\s+id=\{`gatsby-script-loader`\}/g,
    ],
    times: 1,
  },
  {
    by: "src/output/html/late-scripts.ts",
    what: "the scripts of all pages follow it, from a slice of their own, written in this form",
    file: "dist/utils/gatsby-webpack-stats-extractor.js",
    has: [/`<script src="\$\{this\.publicPath\}\/\$\{asset\}" async><\/script>`/g],
    times: 1,
  },
  {
    by: "src/output/html/security/secure-page.ts",
    what: "the map of chunks is a script of this id, in the same slice",
    file: "dist/utils/gatsby-webpack-stats-extractor.js",
    has: [/<script\s+id="gatsby-chunk-mapping"\s+>/g],
    times: 1,
  },
  {
    by: "src/browser/navigation/guard-loader.ts",
    what: "the router and the first load take pages from these methods of the loader",
    file: "cache-dir/loader.js",
    has: [/^ {2}loadPage\(rawPath\) \{/m, /^ {2}loadPageSync\(rawPath, options = \{\}\) \{/m],
  },
  {
    by: "src/browser/navigation/guard-loader.ts",
    what: "the loader is on the window before the application begins",
    file: "cache-dir/production-app.js",
    has: [/window\.___loader = publicLoader/g],
    times: 1,
  },
  {
    by: "src/browser/navigation/guard-loader.ts",
    what: "links call these functions of the window",
    file: "cache-dir/navigation.js",
    has: [/window\.___push = /, /window\.___replace = /, /window\.___navigate = /],
  },
  {
    by: "src/browser/navigation/guard-loader.ts",
    what: "whoever takes pages asks the object that is on the window",
    file: "cache-dir/loader.js",
    has: [
      /^ {2}loadPage: rawPath => instance\.loadPage\(rawPath\),/m,
      /^ {2}loadPageSync: \(rawPath, options = \{\}\) =>/m,
      /^export default publicLoader$/m,
    ],
  },
  {
    by: "src/browser/navigation/guard-loader.ts",
    what: "the router takes a page from the loader by its method, and a failed one has this status",
    file: "cache-dir/navigation.js",
    has: [
      /^import loader, \{ PageResourceStatus \} from "\.\/loader"$/m,
      /loader\.loadPage\(pathname \+ search\)\.then\(pageResources => \{/,
      /pageResources\.status === PageResourceStatus\.Error/,
    ],
  },
  {
    by: "src/browser/navigation/guard-loader.ts",
    what: "a page is shown by what the loader has of it",
    file: "cache-dir/ensure-resources.js",
    has: [
      /^import loader, \{ PageResourceStatus \} from "\.\/loader"$/m,
      /pageResources:\s+pageResources \|\|\s+loader\.loadPageSync\(/,
      /loader\.loadPage\(rawPath\)\.then\(/,
    ],
  },
  {
    by: "src/browser/navigation/guard-loader.ts",
    what: "the first page is loaded by the method that is on the window",
    file: "cache-dir/production-app.js",
    has: [/publicLoader\.loadPage\(browserLoc\.pathname \+ browserLoc\.search\)\.then\(/],
  },
  {
    by: "src/browser/navigation/guard-loader.ts",
    what: "a page that failed has this status, and resources carry their error",
    file: "cache-dir/loader.js",
    has: [/^ {2}Error: `error`,$/m, /error: page\.error,\s+status: page\.status,/],
  },
  {
    by: "src/browser/navigation/guard-loader.ts",
    what: "a document says in this variable of which page it is",
    file: "cache-dir/static-entry.js",
    has: [/window\.pagePath=\$\{JSON\.stringify\(\s*pagePath\s*\)\}/],
  },
  {
    by: "src/browser/navigation/page-modules.ts",
    what: "the functions that load page modules are on the window before the application begins",
    file: "cache-dir/production-app.js",
    has: [/window\.asyncRequires = asyncRequires\n[\s\S]*apiRunnerAsync\(`onClientEntry`\)/],
  },
  {
    by: "src/browser/navigation/page-modules.ts",
    what: "they are an object of functions by the name of the chunk",
    file: "dist/bootstrap/requires-writer.js",
    has: [
      /asyncRequires = `exports\.components = \{\\n/,
      /return ` {2}"\$\{c\.componentChunkName\}": \(\) => import\(/,
    ],
  },
  {
    by: "src/browser/navigation/page-modules.ts",
    what: "the loader looks them up there whenever it loads a module, of which it takes the default export",
    file: "cache-dir/loader.js",
    has: [
      /exportType = `components`\n/,
      /asyncRequires\[exportType\]\[chunkName\]\(\)/,
      /preferDefault = m => \(m && m\.default\) \|\| m/,
    ],
  },
  {
    by: "src/browser/navigation/page-modules.ts",
    what: "the name of a page's chunk begins with its kind",
    file: "dist/utils/js-chunk-names.js",
    has: [/kind = `component`\)/, /`\$\{kind\}---/],
  },
  {
    by: "src/browser/prefetch/start.ts",
    what: "links load ahead by these two functions of the loader alone",
    file: "cache-dir/loader.js",
    has: [/^ {2}enqueue: rawPath =>/m, /^ {2}hovering: rawPath =>/m],
  },
  {
    by: "src/browser/prefetch/start.ts",
    what: "they ask the window for them, one at a time, and abort what the first returns",
    package: "gatsby-link",
    file: "dist/index.modern.mjs",
    has: [/___loader\.enqueue\(/, /___loader\.hovering\(/, /\.abort\(\)/],
  },
  {
    by: "src/browser/articles/load-articles.ts",
    what: "the resources of a page have its data and its path in these places",
    file: "cache-dir/loader.js",
    has: [/^ {4}path: pageData\.path,$/m, /^ {4}json: pageData\.result,\n {4}page,$/m],
  },
  {
    by: "src/browser/articles/load-articles.ts",
    what: "the loader gives what it has of a page, or undefined",
    file: "cache-dir/loader.js",
    has: [
      /loadPageSync\(rawPath, options = \{\}\) \{[\s\S]*?return pageData\.payload[\s\S]*?return undefined\n {2}\}/,
    ],
  },
  {
    by: "src/toolchain/trusted-types.ts",
    what: "webpack's runtime asks for its policy by this name",
    package: "webpack",
    file: "lib/RuntimeGlobals.js",
    has: [/exports\.getTrustedTypesPolicy = /],
  },
  {
    by: "src/toolchain/same-bytes-anywhere.ts",
    what: "modules get their numbers after this hook",
    package: "webpack",
    file: "lib/Compilation.js",
    has: [/beforeModuleIds: new SyncHook/],
  },
];

test.each(assumptions.map((one) => [one.by, one.what, one] as const))(
  "%s: %s",
  (by, _, { package: name = "gatsby", file, has = [], times }) => {
    expect(existsSync(by)).toBe(true);
    const text = readFileSync(path.join(folderOf(name), file), "utf8");
    for (const pattern of has) {
      const found = text.match(pattern)?.length ?? 0;
      if (times === undefined) expect([pattern.source, found > 0]).toEqual([pattern.source, true]);
      else expect([pattern.source, found]).toEqual([pattern.source, times]);
    }
  },
);

test("Gatsby names nothing else below public/, where src/output/files/withdraw-files.ts removes what it does not know", () => {
  const dist = path.join(gatsby, "dist");
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js") && !file.includes("__tests__"))
    .map((file) => readFileSync(path.join(dist, file), "utf8"))
    .flatMap((text) => [
      ...text.matchAll(/(?:`public`|\(publicDir), `([^`$/]+)|`public\/([\w.~-]+)/g),
    ])
    .map(([, joined, written]) => joined ?? written);
  expect([...new Set(names)].sort()).toEqual([
    // The hosting adapters, which this site does not have, ask for these two.
    "404.html",
    "500.html",
    // For previews by a plugin, of which this site has none.
    "__node-manifests",
    "_gatsby",
    "chunk-map.json",
    "page-data",
    // Of earlier versions; named in a comment.
    "render-page.js",
    "slice-data",
    // The media of webpack, which NoteAssets notes; also an example in a comment.
    "static",
    "webpack.stats.json",
    "~partytown",
  ]);
});

test("npm run check:gatsby installs every package that the list is about", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dependencies?: Record<string, string> }>;
  };
  const brought = new Set(checkedPackages("5.16.1").map((one) => one.replace(/(.)@.*/, "$1")));
  for (const name of brought)
    for (const other of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}))
      brought.add(other);
  expect(checkedOverrides()).toEqual({
    webpack: expect.stringMatching(/^5\./),
    "terser-webpack-plugin": expect.stringMatching(/^5\./),
  });
  const missing = assumptions.filter(({ package: name = "gatsby" }) => !brought.has(name));
  expect(missing).toEqual([]);
});
