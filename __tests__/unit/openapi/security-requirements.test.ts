import { createReferences } from "../../../src/openapi/references";
import { securityLabel, securityOf } from "../../../src/openapi/security-requirements";

test.each([
  [{ type: "http", scheme: "bearer" }, "Bearer token in the Authorization header"],
  [
    { type: "http", scheme: "Bearer", bearerFormat: "JWT" },
    "Bearer token (JWT) in the Authorization header",
  ],
  [{ type: "http", scheme: "basic" }, "User name and password (HTTP Basic)"],
  [{ type: "http", scheme: "digest" }, "HTTP digest in the Authorization header"],
  [{ type: "apiKey", in: "header", name: "X-Api-Key" }, "API key in the X-Api-Key header"],
  [{ type: "apiKey", in: "query", name: "key" }, "API key in the key query parameter"],
  [{ type: "apiKey", in: "cookie", name: "sid" }, "API key in the sid cookie"],
  [
    { type: "oauth2", flows: { clientCredentials: {}, authorizationCode: {} } },
    "OAuth 2.0 (client credentials or authorization code)",
  ],
  [{ type: "openIdConnect" }, "OpenID Connect"],
  [{ type: "mutualTLS" }, "Client certificate (mutual TLS)"],
  [{}, "mine"],
])("%j is called %s", (scheme, label) => {
  expect(securityLabel("mine", scheme)).toBe(label);
});

describe("the security requirements of an operation", () => {
  const document = {
    security: [{ token: [] }],
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        oauth: { $ref: "#/components/securitySchemes/shared" },
        shared: { type: "oauth2", flows: {} },
      },
    },
  };
  const of = (operation: object) =>
    securityOf({ ...operation }, document, createReferences(document)).map(({ schemes }) =>
      schemes.map(({ name, type, scopes }) => [name, type, ...scopes].join(" ")),
    );

  test("are the document's unless the operation has its own", () => {
    expect(of({})).toEqual([["token http"]]);
    expect(of({ security: [{ oauth: ["items:read"], token: [] }, { token: [] }] })).toEqual([
      ["oauth oauth2 items:read", "token http"],
      ["token http"],
    ]);
  });

  test("may be none, or none among others", () => {
    expect(of({ security: [] })).toEqual([]);
    expect(of({ security: [{ token: [] }, {}] })).toEqual([["token http"], []]);
  });

  test("name a scheme once, with all the scopes of which any will do", () => {
    const security = [{ oauth: ["items:read"] }, { oauth: ["sales:read"] }, { token: [] }];
    expect(securityOf({ security }, document, createReferences(document))).toMatchObject([
      { schemes: [{ name: "oauth", scopes: ["items:read"], otherScopes: [["sales:read"]] }] },
      { schemes: [{ name: "token", scopes: [] }] },
    ]);
    expect(of({ security: [{ oauth: ["a"], token: [] }, { oauth: ["b"] }] })).toHaveLength(2);
  });

  test("name a scheme that is not declared", () => {
    expect(of({ security: [{ lost: [] }] })).toEqual([["lost unknown"]]);
  });
});
