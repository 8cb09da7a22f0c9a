import { objectsAt } from "../../../../src/openapi/json";
import { openSession, type Session } from "../../../support/mock-session";

// What pages about categories, attributes, templates, custom fields, files, and people promise to refuse and to change.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [bicycles, road, workshop] = ["cat_3n9t5k2r7w", "cat_9t4m2k8r5b", "cat_8k3n6r2t4s"];
const [size, wheel] = ["ita_6k3n8r1t5f", "ita_2t9r5k8n4w"];
const bicycle = "itm_7k2m9x4q8d";
const item = (attributes: unknown) => ({
  kind: "stock",
  sku: "PUMP",
  name: "Floor pump",
  baseUnit: "ea",
  categoryId: road,
  attributes,
});
const template = (defaults: unknown) => ({ name: "New", itemKind: "stock", defaults });
const file = (more: object) => ({ ownerType: "item", ownerId: bicycle, file: "a.pdf", ...more });
const field = (more: object) => ({
  entityType: "customer",
  key: "visit",
  label: "Visit",
  dataType: "date",
  ...more,
});

const refused: [what: string, mistake: string, method: string, path: string, body: unknown][] = [
  [
    "a channel that does not exist",
    "/externalIds/nowhere unknown",
    "POST",
    "/departments",
    { code: "LAB", name: "Laboratory", externalIds: { nowhere: "1" } },
  ],
  [
    "a range that nothing is in",
    "/maximum range",
    "PATCH",
    `/item-attributes/${size}`,
    { minimum: 70 },
  ],
  [
    "a limit that an item exceeds",
    "/maximum range",
    "PATCH",
    `/item-attributes/${size}`,
    { maximum: 50 },
  ],
  [
    "equal choices",
    "/choices/1/code duplicate",
    "PATCH",
    `/item-attributes/${wheel}`,
    {
      choices: ["700c", "700c"].map((code) => ({ code, label: code })),
    },
  ],
  [
    "a number out of range",
    "/attributes/frame_size range",
    "POST",
    "/items",
    item({ frame_size: 80, wheel_size: "700c" }),
  ],
  [
    "several values of an attribute that has one",
    "/attributes/wheel_size range",
    "POST",
    "/items",
    item({ frame_size: 50, wheel_size: ["700c", "650b"] }),
  ],
  [
    "an attribute that a template cannot fill",
    "/defaults/attributes/wheel_size range",
    "POST",
    "/item-templates",
    template({ attributes: { wheel_size: "26" } }),
  ],
  [
    "a custom field that a template cannot fill",
    "/defaults/customFields/drawing_number format",
    "POST",
    "/item-templates",
    template({ customFields: { drawing_number: "x" } }),
  ],
  [
    "expiry of what has no lots",
    "/defaults/hasExpiry not_for_kind",
    "PATCH",
    "/item-templates/itt_6n2r8k4t1w",
    { defaults: { hasExpiry: true } },
  ],
  [
    "a day after today",
    "/customFields/inspected_on range",
    "PATCH",
    "/receivings/rcv_6n2k9r4t7s",
    { customFields: { inspected_on: "2027-01-01" } },
  ],
  [
    "a field of another kind of party",
    "/departmentId not_for_kind",
    "POST",
    "/entities",
    { partyType: "vendor", name: "Zed", departmentId: "dep_4t7n1k9r3v" },
  ],
  [
    "the owner of another kind",
    "/ownerId reference",
    "POST",
    "/attachments",
    file({ ownerId: "cus_9n6t3q7ktn" }),
  ],
];

test.each(refused)("%s", (_, mistake, method, path, body) => {
  const headers = { "Content-Type": "multipart/form-data" };
  const answer = session.call(method, path, body, path === "/attachments" ? { headers } : {});
  expect(answer.status).toBe(422);
  const { errors } = answer.body as { errors: { pointer: string; rule: string }[] };
  expect(errors.map(({ pointer, rule }) => `${pointer} ${rule}`)).toContain(mistake);
});

test("a program is of a kind of files that is not kept", () => {
  const headers = { "Content-Type": "multipart/form-data" };
  const answer = session.call("POST", "/attachments", file({ file: "a.exe" }), { headers });
  expect([answer.status, answer.body]).toEqual([
    415,
    expect.objectContaining({ code: "unsupported-media-type" }),
  ]);
});

test("trees are as deep as their pages say, also when a branch moves", () => {
  const below = (parentId: string, levels: number) => {
    let last = parentId;
    for (let level = 0; level < levels; level++)
      last = session.post("/item-categories", { name: `Level ${level}`, parentId: last }).id;
    return last;
  };
  const fifth = below(road, 3);
  expect(
    session.mistakes("PATCH", `/item-categories/${workshop}`, { parentId: below(fifth, 1) }),
  ).toEqual(["/parentId range"]);
  below(workshop, 1);
  expect(session.mistakes("PATCH", `/item-categories/${workshop}`, { parentId: fifth })).toEqual([
    "/parentId range",
  ]);
  expect(session.refusal("PATCH", `/item-categories/${bicycles}`, { parentId: fifth })).toBe(
    "409 item-category-cycle",
  );
  session.post("/item-categories", { name: "Road bicycles" });
  expect(session.get(`/item-categories/${fifth}`)).toMatchObject({
    path: ["Bicycles", "Road bicycles", "Level 0", "Level 1", "Level 2"],
    hasChildren: true,
  });
});

test("a class that is a heading takes no postings", () => {
  session.patch("/class-references/cls_8t2k6n3r9w", { isPostable: false });
  const heading = { classReferenceId: "cls_8t2k6n3r9w" };
  expect(session.mistakes("PATCH", "/customers/cus_9n6t3q7ktn", heading)).toEqual([
    "/classReferenceId reference",
  ]);
});

test("records that name each other block a deletion all the same", () => {
  const paths = [
    ["/departments/dep_5r1n8k4t3f", "record-in-use"],
    ["/employees/emp_8r4n1k6t2p", "record-in-use"],
    ["/item-templates/itt_3k7n5r1v9c", "item-template-in-use"],
  ] as const;
  for (const [path, code] of paths) expect(session.refusal("DELETE", path)).toBe(`409 ${code}`);
});

test("a channel loses the mapping of a ship method that is deleted", () => {
  expect(session.call("DELETE", "/ship-methods/shm_5n2r8k4t1p").status).toBe(204);
  const { shipMethodMappings } = session.get("/external-channels/chn_3r8k1n6t4s");
  expect(shipMethodMappings).toHaveLength(2);
});

test("a project keeps the moment at which it was closed", () => {
  const path = "/project-codes/prj_8r2n6k3t1b";
  expect(session.patch(path, { status: "closed" }).closedAt).toMatch(/^2026-04-29T/);
  expect(session.patch(path, { status: "active" }).closedAt).toBeNull();
});

test("values of a category that an attribute loses are hidden, and come back with it", () => {
  const values = () => session.get(`/items/${bicycle}`).attributes;
  session.patch(`/item-attributes/${size}`, { categoryIds: [workshop] });
  expect(values()).not.toHaveProperty("frame_size");
  session.patch(`/item-attributes/${size}`, { categoryIds: [bicycles] });
  expect(values()).toHaveProperty("frame_size", 54);
});

test("a category has the attributes of those above it, and those of all items", () => {
  const codes = objectsAt(session.get(`/item-attributes?categoryId=${road}`), "data");
  expect(codes.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["frame_size", "tubeless_ready"]),
  );
});

test("an item has the values of its template that it leaves out, one by one, and its options", () => {
  const itemOf = (copyOptionsFromItemId: string) => {
    session.patch("/item-templates/itt_3k7n5r1v9c", { copyOptionsFromItemId });
    const { categoryId, ...rest } = item({ frame_size: 50 });
    const more = { kind: "assembly", templateId: "itt_3k7n5r1v9c" };
    return session.post("/items", { ...rest, categoryId, ...more });
  };
  const made = itemOf(bicycle);
  expect(made).toMatchObject({
    attributes: { frame_size: 50, wheel_size: "700c" },
    hasOptions: true,
  });
  expect(session.get(`/items/${made.id}/options`).options).toHaveLength(3);
});

test("the key of a deleted custom field stays with its type, and fields take the next place", () => {
  const { id, position } = session.post("/custom-fields", field({}));
  expect(position).toBe(1);
  expect(session.call("DELETE", `/custom-fields/${id}`).status).toBe(204);
  expect(session.refusal("POST", "/custom-fields", field({ dataType: "text" }))).toBe(
    "409 custom-field-key-taken",
  );
  session.post("/custom-fields", field({}));
  expect(session.post("/custom-fields", field({ key: "next" })).position).toBe(2);
  const years = "/custom-fields/cfd_5k2n8r4t7w";
  expect(session.refusal("PATCH", years, { isUnique: true })).toBe("409 custom-field-has-values");
  expect(session.get(`${years}?fields=recordCount`)).toMatchObject({ recordCount: 2 });
});

test("a layout is of whom the credential belongs to, and of work centers in use", () => {
  session.call("DELETE", "/my-work-layout");
  expect(session.post("/my-work-layout", {}).owner).toMatchObject({ name: "Marcus Bell" });
  session.patch("/work-centers/wkc_4t9k2n6r8s", { status: "inactive" });
  const idle = { workCenterIds: ["wkc_4t9k2n6r8s"] };
  expect(session.mistakes("PATCH", "/my-work-layout", idle)).toEqual([
    "/workCenterIds/0 reference",
  ]);
});

test("a second rate of an agency for the same place is refused", () => {
  const { taxAgencyId, taxCodeIds } = session.get("/tax-rates/txr_2k7n5r9t3w");
  const rate = (postalCodes: string[]) => ({
    ...{ name: "Reno", taxAgencyId, taxCodeIds, ratePercent: "8.3", country: "US", region: "NV" },
    ...{ postalCodes, validFrom: "2026-07-01" },
  });
  expect(session.refusal("POST", "/tax-rates", rate(["89512"]))).toBe("409 tax-rate-overlap");
  expect(session.post("/tax-rates", rate(["89701"])).postalCodes).toEqual(["89701"]);
});
