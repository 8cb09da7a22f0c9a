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
