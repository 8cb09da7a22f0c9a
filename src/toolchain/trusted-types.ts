import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";
import type { SiteConfig } from "../config/schema/site-config";
import { insightsScript } from "../search/client/insights-script";
import { createTrustedPolicy, policyName } from "../browser/trusted-policy";

const pluginName = "OneTrustedPolicy";

/**
 * A webpack plugin: the policy of the site takes the place of the one that webpack makes for the addresses of chunks,
 * because a page allows one alone. Modules get it as `SITE_TRUSTED_POLICY`.
 */
class OneTrustedPolicy {
  constructor(private readonly scripts: readonly string[]) {}

  apply(compiler: Compiler): void {
    const { DefinePlugin, RuntimeGlobals, RuntimeModule } = compiler.webpack;
    const { output } = compiler.options;
    // Gatsby takes no part of `output` from a site.
    output.trustedTypes = { policyName };
    const prefix = String(output.publicPath).replace(/\/$/, "");
    const given = [policyName, prefix, this.scripts].map((one) => JSON.stringify(one));
    const code = `(${createTrustedPolicy.toString()})(${given.join(", ")})`;
    const getPolicy = RuntimeGlobals.getTrustedTypesPolicy;
    class PolicyModule extends RuntimeModule {
      override generate(): string {
        return `var policy = ${code};\n${getPolicy} = function () { return policy; };`;
      }
    }
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      let isUsed = false;
      // Before webpack's own, which is not asked when there is an answer.
      const first = { name: pluginName, stage: -100 };
      compilation.hooks.runtimeRequirementInTree.for(getPolicy).tap(first, (chunk) => {
        compilation.addRuntimeModule(chunk, new PolicyModule("trusted types policy"));
        isUsed = true;
        return true;
      });
      compilation.hooks.afterSeal.tap(pluginName, () => {
        if (!isUsed) throw new Error(`${pluginName}: webpack's runtime asks for no policy`);
      });
    });
    new DefinePlugin({ SITE_TRUSTED_POLICY: `${getPolicy}()` }).apply(compiler);
  }
}

/** Makes scripts, workers and HTML of pages go through one policy of Trusted Types. In develop pages have no policy. */
export function requireTrustedTypes(
  { stage, actions }: CreateWebpackConfigArgs,
  config: SiteConfig | undefined,
): void {
  if (stage !== "build-javascript") return;
  const scripts = config?.search.algolia?.clickAnalytics ? [insightsScript] : [];
  actions.setWebpackConfig({ plugins: [new OneTrustedPolicy(scripts)] });
}
