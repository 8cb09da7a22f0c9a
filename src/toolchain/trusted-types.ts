import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";
import { mustMatch } from "./must-match";
import type { SiteConfig } from "../config/schema/site-config";
import { insightsScript } from "../search/client/insights-script";
import { createTrustedPolicy, policyName } from "../browser/trusted-policy";

const pluginName = "OneTrustedPolicy";
const patch = { name: "trusted-types", decision: "0032-one-policy-of-trusted-types" };

/**
 * A webpack plugin: replaces webpack's policy for the addresses of chunks by the site's, because a page allows only
 * one. Modules get it as `SITE_TRUSTED_POLICY`.
 */
class OneTrustedPolicy {
  constructor(private readonly scripts: readonly string[]) {}

  apply(compiler: Compiler): void {
    const { DefinePlugin, RuntimeGlobals, RuntimeModule } = compiler.webpack;
    const { output } = compiler.options;
    // Gatsby ignores `output` in a site's configuration.
    output.trustedTypes = { policyName };
    const prefix = String(output.publicPath).replace(/\/$/, "");
    const args = [policyName, prefix, this.scripts].map((value) => JSON.stringify(value));
    const code = `(${createTrustedPolicy.toString()})(${args.join(", ")})`;
    const getPolicy = RuntimeGlobals.getTrustedTypesPolicy;
    class PolicyModule extends RuntimeModule {
      override generate(): string {
        return `var policy = ${code};\n${getPolicy} = function () { return policy; };`;
      }
    }
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      let isUsed = false;
      // Before webpack's own tap, which is skipped if this one returns something.
      const first = { name: pluginName, stage: -100 };
      compilation.hooks.runtimeRequirementInTree.for(getPolicy).tap(first, (chunk) => {
        compilation.addRuntimeModule(chunk, new PolicyModule("trusted types policy"));
        isUsed = true;
        return true;
      });
      compilation.hooks.afterSeal.tap(pluginName, () => {
        // A module that fails leaves none that webpack would ask for.
        if (compilation.errors.length === 0) mustMatch(patch, isUsed);
      });
    });
    new DefinePlugin({ SITE_TRUSTED_POLICY: `${getPolicy}()` }).apply(compiler);
  }
}

/** Passes scripts, workers, and HTML of pages through one Trusted Types policy; `develop` has none. */
export function requireTrustedTypes(
  { stage, actions }: CreateWebpackConfigArgs,
  config: SiteConfig | undefined,
): void {
  if (stage !== "build-javascript") return;
  const scripts = config?.search.algolia?.clickAnalytics ? [insightsScript] : [];
  actions.setWebpackConfig({ plugins: [new OneTrustedPolicy(scripts)] });
}
