import { textsAt } from "../../../openapi/json";
import { demoObjects } from "../../demo-objects";
import type { MockRecord } from "../../model";
import type { Rules } from "../rule";

/** Key of the credentials among the records; people make them in the app. */
export const credentialsKey = "credentials";

/** The credentials in the files of a demo company, one for each environment and kind. */
export const openingCredentials = (demo: unknown): MockRecord[] =>
  demoObjects(demo, (one) => "environment" in one && textsAt(one, "scopes").length > 0).map(
    (credential) => ({
      ...credential,
      id: `${String(credential.environment)} ${String(credential.name)}`,
    }),
  );

/** What the mock knows of credentials, which it never gets: those of the demo company. */
export const credentialRules: Rules = {
  "health-check-api": {
    shows: (_, { request: { headers }, world }) => {
      const environment = headers.host?.startsWith("sandbox.") ? "sandbox" : "production";
      const found = world.store
        .list(credentialsKey)
        .find((credential) => credential.environment === environment);
      const { type, name, scopes, expiresAt } = found ?? {};
      return { environment, ...(found && { credential: { type, name, scopes, expiresAt } }) };
    },
  },
};
