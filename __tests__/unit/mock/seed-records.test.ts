import { demoMock } from "../../support/demo-mock";

test("every record that a session starts with fits its schema", async () => {
  const { mock, validate } = await demoMock();
  const wrong = [...mock.state()].flatMap(([root, records]) => {
    const pointer = mock.catalog.collection(root)?.pointer;
    return pointer
      ? records.flatMap((record) =>
          validate(pointer, record).map(
            (error) =>
              `${root} ${String(record.id)} ${error.pointer} ${error.message} ${JSON.stringify(error.params)}`,
          ),
        )
      : [];
  });
  expect(wrong).toEqual([]);
  const counts = mock.catalog.collections.map(({ root }) => mock.state().get(root)?.length ?? 0);
  expect(Math.min(...counts)).toBeGreaterThan(0);
}, 60_000);

test("a record has nothing that only a reference to it has", async () => {
  const { mock } = await demoMock();
  const typed = [...mock.state()]
    .filter(([, records]) => records.some((record) => "type" in record))
    .map(([root]) => root);
  expect(typed).toContain("/accounts");
  // Entries of the ledger name their sources with a `type`.
  for (const root of ["/shipments", "/receivings", "/return-restocks", "/vendors"])
    expect(typed).not.toContain(root);
}, 60_000);
