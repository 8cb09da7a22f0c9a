import { completeList } from "../../../../src/openapi/lint/rules/complete-list";
import { demoReferences } from "../../../../src/openapi/lint/rules/demo-references";
import { described } from "../../../../src/openapi/lint/rules/described";
import { distinctDescriptions } from "../../../../src/openapi/lint/rules/distinct-descriptions";
import { enumDescriptions } from "../../../../src/openapi/lint/rules/enum-descriptions";
import { errorCounts } from "../../../../src/openapi/lint/rules/error-counts";
import { errorCodes } from "../../../../src/openapi/lint/rules/error-codes";
import { exampleFields } from "../../../../src/openapi/lint/rules/example-fields";
import { examplesPresent } from "../../../../src/openapi/lint/rules/examples-present";
import { examplesValid } from "../../../../src/openapi/lint/rules/examples-valid";
import { emptyValues } from "../../../../src/openapi/lint/rules/empty-values";
import { fillerText } from "../../../../src/openapi/lint/rules/filler-text";
import { fiveWords } from "../../../../src/openapi/lint/rules/five-words";
import { leftOutFields } from "../../../../src/openapi/lint/rules/left-out-fields";
import { listedErrors } from "../../../../src/openapi/lint/rules/listed-errors";
import { links } from "../../../../src/openapi/lint/rules/links";
import { listedOperations } from "../../../../src/openapi/lint/rules/listed-operations";
import { operationIds } from "../../../../src/openapi/lint/rules/operation-ids";
import { operationTexts } from "../../../../src/openapi/lint/rules/operation-texts";
import { overviews } from "../../../../src/openapi/lint/rules/overviews";
import { plainWords } from "../../../../src/openapi/lint/rules/plain-words";
import { scopes } from "../../../../src/openapi/lint/rules/scopes";
import { standardHeaders } from "../../../../src/openapi/lint/rules/standard-headers";
import { stateMachines } from "../../../../src/openapi/lint/rules/state-machines";
import { diagrams } from "../../../../src/openapi/lint/rules/diagrams";
import { transitionOperations } from "../../../../src/openapi/lint/rules/transition-operations";
import { unusedFiles } from "../../../../src/openapi/lint/rules/unused-files";
import { updateRefusals } from "../../../../src/openapi/lint/rules/update-refusals";
import { createdLocations } from "../../../../src/openapi/lint/rules/created-locations";
import { pairedExamples } from "../../../../src/openapi/lint/rules/paired-examples";
import { conflictTexts } from "../../../../src/openapi/lint/rules/conflict-texts";
import { refusalExamples } from "../../../../src/openapi/lint/rules/refusal-examples";
import { bodiesToldOnce } from "../../../../src/openapi/lint/rules/bodies-told-once";
import { saidOnce } from "../../../../src/openapi/lint/rules/said-once";
import { mergedParties } from "../../../../src/openapi/lint/rules/merged-parties";
import { refusedFields } from "../../../../src/openapi/lint/rules/refused-fields";
import { refusedDrafts } from "../../../../src/openapi/lint/rules/refused-drafts";
import { unquotedCommas } from "../../../../src/openapi/lint/rules/unquoted-commas";
import { readErrors } from "../../../../src/openapi/lint/rules/read-errors";
import { sampleNames } from "../../../../src/openapi/lint/rules/sample-names";
import { sinceVersions } from "../../../../src/openapi/lint/rules/since-versions";
import { sortedLists } from "../../../../src/openapi/lint/rules/sorted-lists";
import { customFieldEntities } from "../../../../src/openapi/lint/rules/custom-field-entities";
import { namedErrors } from "../../../../src/openapi/lint/rules/named-errors";
import { movedValues } from "../../../../src/openapi/lint/rules/moved-values";
import { namedHeaders } from "../../../../src/openapi/lint/rules/named-headers";
import { namedParameters } from "../../../../src/openapi/lint/rules/named-parameters";
import { promisedFilters } from "../../../../src/openapi/lint/rules/promised-filters";
import { refusalCodes } from "../../../../src/openapi/lint/rules/refusal-codes";
import { statusChanges } from "../../../../src/openapi/lint/rules/status-changes";
import { demoStates } from "../../../../src/openapi/lint/rules/demo-states";
import { closingDays } from "../../../../src/openapi/lint/rules/closing-days";
import { lifecycleTables } from "../../../../src/openapi/lint/rules/lifecycle-tables";
import { curlParameters } from "../../../../src/openapi/lint/rules/curl-parameters";
import { knownRecords } from "../../../../src/openapi/lint/rules/known-records";
import { lastChanges } from "../../../../src/openapi/lint/rules/last-changes";
import { takenIds } from "../../../../src/openapi/lint/rules/taken-ids";
import { oneDefault } from "../../../../src/openapi/lint/rules/one-default";
import { oneRecord } from "../../../../src/openapi/lint/rules/one-record";
import { oneWord } from "../../../../src/openapi/lint/rules/one-word";
import type { LintRule } from "../../../../src/openapi/lint/lint-rule";
import { edit, lintOrder, type Edit } from "./lint-order";
import { orderDescription, orderList } from "./order-description";

const cases: [behavior: string, rule: LintRule, edits: Edit[], add?: Record<string, string>][] = [
  [
    "names the listed slug for a misspelled operationId",
    listedOperations,
    [edit("path", "issue-order", "issue-orders")],
  ],
  [
    "names the listed path of an operation that moved",
    listedOperations,
    [edit("openapi.yaml", "/orders/{orderId}/issue:", "/orders/{orderId}/send:")],
  ],
  ["names the listed tag", listedOperations, [edit("path", "tags: [Order]", "tags: [Orders]")]],
  [
    "wants the overview under the slug of the list",
    overviews,
    [
      edit(
        "openapi.yaml",
        "slug: order, file: overviews/order.md",
        "slug: orders, file: overviews/orders.md",
      ),
    ],
  ],
  [
    "turns another spelling into kebab-case",
    operationIds,
    [edit("path", "issue-order", "issueOrder")],
  ],
  ["turns an underscore into a hyphen", operationIds, [edit("path", "issue-order", "issue_order")]],
  [
    "counts the words of a description",
    operationTexts,
    [
      edit(
        "path",
        orderDescription["paths/order/issue.yaml"]!.split("\n").find((line) =>
          line.includes("It becomes"),
        )!,
        "",
      ),
    ],
  ],
  ["wants a summary", operationTexts, [edit("path", "  summary: Issue an order\n", "")]],
  [
    "wants a description for a parameter",
    described,
    [edit("path", "      description: Which order the customer has accepted.\n", "")],
  ],
  [
    "wants a description for a response",
    described,
    [
      edit(
        "path",
        "      description: The order is not a draft, or its lifecycle has no such transition.\n",
        "",
      ),
    ],
  ],
  [
    "refuses a description that only repeats the name",
    described,
    [
      edit(
        "order",
        "description: Day on which the customer ordered.",
        "description: The order date.",
      ),
    ],
  ],
  [
    "wants five words for a property",
    fiveWords,
    [edit("order", "As printed on the confirmation.", "As printed there.")],
  ],
  [
    "wants to know what an empty day of a request means, but not of an empty text",
    emptyValues,
    [
      edit(
        "components/schemas/order/IssueRequest.yaml",
        "properties:",
        [
          "properties:",
          "  note: { description: Text for the picker., type: [string, 'null'] }",
          "  shipOn: { description: Day on which it ships., type: [string, 'null'], format: date }",
          "  shipBy: { description: Last day; `null` is any., type: [string, 'null'], format: date }",
        ].join("\n"),
      ),
    ],
  ],
  [
    'refuses sentences that open with "Use it"',
    plainWords,
    [edit("path", "The open order.", "The open order. Use it on pages.")],
  ],
  [
    "refuses stiff words, also in overviews",
    plainWords,
    [
      edit("status", "It has a line.", "It shall have a line."),
      edit("overviews/order.md", "See ", "It stands on a list, see "),
    ],
  ],
  [
    "refuses words that are translated",
    plainWords,
    [
      edit(
        "overviews/order.md",
        "See ",
        "It is set off. A set-off hangs on it. It belongs into it, stands at the top from the next day on, and needs time bookings. It lies here anew, the clock stands, the present day is no draft, is what the law wants, and 5 USD are due. What has a head of the order and comes with a past ends afterwards. See ",
      ),
    ],
  ],
  [
    "refuses words that the field has better ones for",
    plainWords,
    [
      edit(
        "overviews/order.md",
        "See ",
        "The account takes no payments. Inactive ones come too. There is no way back. It is refilled. Defaults count on creation only. The order is beyond the credit limit, not shipped for want of stock, and was made 72 hours back. `type` tells which, in its present status. The user is no administrator. See ",
      ),
    ],
  ],
  [
    "refuses what a reader of English has to read twice",
    plainWords,
    [
      edit(
        "overviews/order.md",
        "See ",
        "Deleted orders answer 404. The answer has the offer. A 304 says nothing about the total. The order has a past, is on the road, and was given up. `id` always comes. Lines and prices do not fit together, and open lines are in the way. See ",
      ),
    ],
  ],
  [
    "refuses words that the trade does not use",
    plainWords,
    [
      edit(
        "overviews/order.md",
        "See ",
        "It is late for want of bins, on the road, and charged to nobody and charged on to you, with a difference to the plan, of which nothing is left, that is a loss, and `null` takes all. It wins over the unit behind the number of this very line. Drafts take it over, the account takes no rent, a minority interest has an article number, a quantity scale, and a till, and goods serve the backorders. See ",
      ),
    ],
  ],
  [
    "refuses words that mean something else in American English",
    plainWords,
    [
      edit("path", "The open order.", "The open order, which is mailed."),
      edit("order", "As printed", "When not `cancelled` or on a cancelled one as printed"),
      edit("status", "Binding.", "Not changed any more."),
      edit(
        "overviews/order.md",
        "See ",
        "The call reads only. The call changes nothing. Orders fit the filters. None waits any more. See ",
      ),
    ],
  ],
  [
    "counts the errors that a refusal tells",
    errorCounts,
    [
      edit(
        "problem",
        "  code: not-draft",
        "  code: not-draft\n  detail: 2 lines were refused.\n  errors: [{ pointer: /lines/0 }]",
      ),
    ],
  ],
  [
    "wants the errors that the catalog speaks of",
    listedErrors,
    [edit("overviews/support.md", "Status 409.", "Status 409. `errors` says where.")],
  ],
  [
    "wants a record changed when something was written into it",
    lastChanges,
    [
      edit(
        "example",
        "  status: open",
        "  status: open\n  reconciledOn: '2026-03-31'\n  updatedAt: '2026-03-18T10:00:00Z'",
      ),
    ],
  ],
  [
    "wants the external id that a refusal tells on the record that it names",
    takenIds,
    [
      edit(
        "problem",
        "  code: not-draft",
        "  code: external-id-taken\n  detail: web-shop W-1 belongs to ord_7k2m9x4q8d.",
      ),
      edit(
        "demo/orders.yaml",
        "documentNumber: SO-1",
        "documentNumber: SO-1\n  externalIds: { web-shop: W-2 }",
      ),
    ],
  ],
  [
    "closes a month on one day",
    closingDays,
    [
      edit(
        "problem",
        "  code: not-draft",
        "  code: not-draft\n  detail: February 2026 was closed on 2026-03-06.",
      ),
      edit(
        "path",
        "            open: { $ref: ../../components/examples/order/ProblemNotDraft.yaml }",
        [
          "            open: { $ref: ../../components/examples/order/ProblemNotDraft.yaml }",
          "            late: { value: { detail: 'It is in February 2026, which was closed on 2026-03-05.' } }",
        ].join("\n"),
      ),
    ],
  ],
  [
    "lets a record name no record that was made later",
    knownRecords,
    [
      edit(
        "example",
        "  orderDate: '2026-03-09'",
        "  orderDate: '2026-03-09'\n  customerId: cus_5m2r8k4rvs\n  updatedAt: '2026-03-09T18:12:47Z'",
      ),
      edit(
        "demo/orders.yaml",
        "documentNumber: SO-1",
        "documentNumber: SO-1\n- id: cus_5m2r8k4rvs\n  createdAt: '2026-03-10T08:00:00Z'",
      ),
    ],
  ],
  [
    "pairs the only request of an update with its only answer, whatever they are called",
    movedValues,
    [
      edit("path", "post:", "patch:"),
      edit("path", "quiet: { value: { sendMail: false } }", "opened: { value: { status: open } }"),
      edit(
        "path",
        "    '409':",
        [
          "    '201':",
          "      description: The new order.",
          "      content:",
          "        application/json:",
          "          examples:",
          "            made: { $ref: ../../components/examples/order/OrderOpen.yaml }",
          "    '409':",
        ].join("\n"),
      ),
    ],
  ],
  [
    "wants an update to change what the creation has answered",
    movedValues,
    [
      edit("path", "post:", "patch:"),
      edit("path", "quiet: { value: { sendMail: false } }", "open: { value: { status: open } }"),
      edit(
        "path",
        "    '409':",
        [
          "    '201':",
          "      description: The new order.",
          "      content:",
          "        application/json:",
          "          examples:",
          "            made: { $ref: ../../components/examples/order/OrderOpen.yaml }",
          "    '409':",
        ].join("\n"),
      ),
    ],
  ],
  [
    "lets the company say that a month is closed",
    closingDays,
    [
      edit(
        "problem",
        "  code: not-draft",
        "  code: not-draft\n  detail: March 2026 was closed on 2026-04-07.",
      ),
      edit(
        "demo/orders.yaml",
        "documentNumber: SO-1",
        "documentNumber: SO-1\n  closedThrough: '2026-02-28'",
      ),
    ],
  ],
  [
    "wants a row for each transition of a lifecycle, and no other",
    lifecycleTables,
    [
      edit(
        "overviews/order.md",
        "## What",
        "```state-machine\nOrderStatus\n```\n\n| From | To |\n| --- | --- |\n| `open` | `draft` |\n\n## What",
      ),
    ],
  ],
  [
    "wants a command of an overview to send parameters that the operation has",
    curlParameters,
    [
      edit("path", "post:", "get:"),
      edit(
        "overviews/order.md",
        "## What",
        "```bash\ncurl -G https://api.example/v2/orders/ord_7k2m9x4q8d/issue \\\n  -d on=2026-02-28\n```\n\n## What",
      ),
    ],
  ],
  [
    "wants one default of a field in text and schema",
    oneDefault,
    [
      edit("order", "Day on which", "Day the default is today on which"),
      edit("order", "format: date,", "format: date, default: '2026-03-09',"),
      edit(
        "order",
        "{ description: As printed on the confirmation.",
        "{ description: The default is `SO-1`.",
      ),
    ],
  ],
  [
    "takes the default of the schema that a field refers to",
    oneDefault,
    [
      edit("status", "enum: [draft, open]", "enum: [draft, open]\ndefault: draft"),
      edit("order", "status: {", "status: { description: The default is that of the customer.,"),
    ],
  ],
  [
    "wants every status that a text names and every code that it lists",
    namedErrors,
    [
      edit("path", "Makes a draft binding,", "An order without lines gets 404. A draft,"),
      edit(
        "path",
        "used for another request.",
        "used for another request.\n      x-error-codes: [not-ready]",
      ),
      edit(
        "components/schemas/order/IssueRequest.yaml",
        "Set by the API",
        "Refused with `not-closed`. Set by the API",
      ),
      edit(
        "overviews/support.md",
        "### Error not-draft",
        "### Error not-ready\n\n### Error not-closed\n\n### Error not-draft",
      ),
    ],
  ],
  [
    "refuses two descriptions that are the same",
    distinctDescriptions,
    [edit("order", "Sum of the lines before tax.", "What the seller owes the state.")],
  ],
  [
    "refuses two descriptions that are nearly the same",
    distinctDescriptions,
    [
      edit(
        "order",
        "Sum of the lines before tax.",
        "What all lines cost that were neither canceled nor given away before tax.",
      ),
      edit(
        "order",
        "What the customer has to pay.",
        "What all lines cost that were neither canceled nor given away after tax.",
      ),
    ],
  ],
  [
    "lists enum values without a text, and texts without a value",
    enumDescriptions,
    [edit("status", "  open: Binding.", "  opened: Binding.")],
  ],
  ["wants an example for a property", examplesPresent, [edit("order", ", examples: [sesame]", "")]],
  [
    "wants a named schema for a body",
    examplesPresent,
    [
      edit(
        "path",
        "schema: { $ref: ../../components/schemas/order/IssueRequest.yaml }",
        "schema: { type: object }",
      ),
    ],
  ],
  [
    "wants a named example for a body",
    examplesPresent,
    [edit("path", "        examples:\n          quiet: { value: { sendMail: false } }\n", "")],
  ],
  ["checks formats", examplesValid, [edit("example", "'2026-03-09'", "'2026-02-30'")]],
  [
    "checks the examples of parameters",
    examplesValid,
    [edit("path", "example: ord_7k2m9x4q8d", "example: itm_7k2m9x4q8d")],
  ],
  [
    "checks the examples of schemas",
    examplesValid,
    [edit("status", "examples: [open]", "examples: [shut]")],
  ],
  ["names required fields", examplesValid, [edit("example", "  status: open\n", "")]],
  [
    "finds undescribed fields, also where the schema is open",
    exampleFields,
    [edit("example", "orderDate:", "orderDat:")],
  ],
  [
    "keeps readOnly fields out of requests",
    exampleFields,
    [edit("path", "{ sendMail: false }", "{ number: SO-1 }")],
  ],
  [
    "keeps writeOnly fields out of answers",
    exampleFields,
    [edit("example", "  status: open", "  status: open\n  secret: sesame")],
  ],
  [
    "refuses empty examples",
    fillerText,
    [edit("example", "documentNumber: SO-1", "documentNumber: ''")],
  ],
  ['refuses "string" as an example', fillerText, [edit("order", "[sesame]", "[string]")]],
  [
    "refuses what a skeleton left to be written",
    fillerText,
    [edit("path", "Which order the customer has accepted.", "TODO")],
  ],
  [
    "finds codes that are not in the catalog",
    errorCodes,
    [edit("path", "[not-draft, ", "[not-draf, not-draft, ")],
  ],
  [
    "finds catalogd codes that nothing uses",
    errorCodes,
    [
      edit(
        "overviews/support.md",
        "### Error not-draft",
        "### Error credit-limit\n\nStatus 409.\n\n### Error not-draft",
      ),
    ],
  ],
  [
    "compares an error example with its response",
    errorCodes,
    [edit("problem", "status: 409\n  code: not-draft", "status: 422\n  code: not-open")],
  ],
  [
    "wants the codes of an error response",
    errorCodes,
    [edit("path", "      x-error-codes: [not-draft, transition-not-allowed]\n", "")],
  ],
  [
    "compares states with the enum",
    stateMachines,
    [edit("status", "    open: {", "    opened: {")],
  ],
  [
    "wants transitions to be made by operations of the list",
    stateMachines,
    [edit("status", "operationId: issue-order", "operationId: issue-orders")],
  ],
  [
    "finds states without a way in or out",
    stateMachines,
    [edit("status", "to: open", "to: draft"), edit("status", ", terminal: true", "")],
  ],
  [
    "wants operations that make a transition to refuse the others",
    transitionOperations,
    [edit("path", ", transition-not-allowed]", "]")],
  ],
  [
    "wants conditions and effects",
    stateMachines,
    [edit("status", "      effects: [Stock is reserved.]\n", "")],
  ],
  [
    "wants the header's responses",
    standardHeaders,
    [edit("path", "    '422':\n      description: The key was used for another request.\n", "")],
  ],
  [
    "wants Idempotency-Key on every POST",
    standardHeaders,
    [edit("path", "name: Idempotency-Key", "name: Retry-Key")],
  ],
  ["wants If-Match on an update", standardHeaders, [edit("path", "post:", "patch:")]],
  [
    "wants the same scope for all schemes",
    scopes,
    [edit("path", "    - apiKey: ['orders:write']\n", "")],
  ],
  [
    "finds scopes that nobody explains",
    scopes,
    [edit("components/securitySchemes/OAuth2.yaml", "orders:write", "orders:send")],
  ],
  [
    "finds pages and anchors that do not exist",
    links,
    [
      edit("path", "support#error-not-draft", "support#error-draft"),
      edit("overviews/order.md", "/docs/api/issue-order", "/docs/api/issue-orders"),
    ],
  ],
  ["finds ids of no record", demoReferences, [edit("example", "ord_7k2m9x4q8d", "ord_7k2m9x4q8c")]],
  ["finds numbers that differ from the record", demoReferences, [edit("example", "SO-1", "SO-2")]],
  [
    "wants the number of the record that the id beside it names",
    oneRecord,
    [edit("order", "examples: [SO-1]", "examples: [SO-2]")],
  ],
  [
    "wants the short form of the record that the id beside it names",
    oneRecord,
    [
      edit(
        "order",
        "  orderDate:",
        "  customerId: { type: string, examples: [cus_1] }\n  customer: { type: object, examples: [{ id: cus_2, name: Rowan }] }\n  orderDate:",
      ),
    ],
    { "demo/customers.yaml": "- { id: cus_1, name: Aster }\n- { id: cus_2, name: Rowan }\n" },
  ],
  [
    "finds texts that end at a comma between braces",
    unquotedCommas,
    [
      edit("order", "As printed on the confirmation.", "As printed, on the confirmation."),
      edit("status", "Being written.", "Being written, and not sent."),
    ],
  ],
  [
    "wants the refusals of this operation, in a body that it has",
    refusalExamples,
    [
      edit("path", "  requestBody:", "  x-body:"),
      edit(
        "problem",
        "  code: not-draft",
        `  code: not-draft
  instance: /v2/orders
  errors:
  - pointer: /status
    rule: state
    message: The order is open.`,
      ),
    ],
  ],
  [
    "wants errors of parameters that the operation has",
    refusalExamples,
    [
      edit(
        "problem",
        "  code: not-draft",
        "  code: not-draft\n  errors:\n  - parameter: id\n    rule: format\n    message: The prefix is another.",
      ),
    ],
  ],
  [
    "wants no field that some users do not get",
    leftOutFields,
    [
      edit("order", "required: [id, status]", "required: [id, status, documentNumber]"),
      edit(
        "order",
        "As printed on the confirmation.",
        "As printed. Left out if the user may not see it.",
      ),
    ],
  ],
  [
    "wants a duplicate of another record",
    refusalExamples,
    [
      edit(
        "problem",
        "  code: not-draft",
        `  code: not-draft
  instance: /v2/orders/ord_7k2m9x4q8d/issue
  errors:
  - pointer: /number
    rule: duplicate
    message: Used by ord_7k2m9x4q8d.`,
      ),
    ],
  ],
  [
    "wants a draft where nothing else would be refused for this reason",
    refusedDrafts,
    [
      edit("demo/orders.yaml", "documentNumber: SO-1", "documentNumber: SO-1\n  status: open"),
      edit(
        "problem",
        "  code: not-draft",
        "  code: transition-not-allowed\n  instance: /v2/orders/ord_7k2m9x4q8d/issue",
      ),
    ],
  ],
  [
    "wants a text that does not repeat the default that pages show behind it",
    saidOnce,
    [
      edit(
        "order",
        "{ description: As printed on the confirmation.,",
        "{ description: The default is `SO-1`., default: SO-1,",
      ),
    ],
  ],
  [
    "wants a body and its schema not to say the same",
    bodiesToldOnce,
    [
      edit(
        "path",
        "    description: How to issue it.",
        "    description: What else happens, and who is told.",
      ),
    ],
  ],
  [
    "wants a body or its schema to be described",
    described,
    [
      edit("path", "    description: How to issue it.\n", ""),
      edit(
        "components/schemas/order/IssueRequest.yaml",
        "description: What else happens when it is issued.\n",
        "",
      ),
    ],
  ],
  [
    "wants merged vendors to be refused on documents",
    mergedParties,
    [
      edit(
        "components/schemas/order/IssueRequest.yaml",
        "properties:",
        "properties:\n  documentNumber: { type: string }\n  vendorId: { type: string }",
      ),
    ],
  ],
  [
    "wants no field in a body that the text says is refused",
    refusedFields,
    [
      edit(
        "path",
        "Makes a draft binding,",
        "It refuses `sendMail` and `status`. Makes a draft binding,",
      ),
    ],
  ],
  [
    "wants lines to be refused alike, whenever they are added",
    updateRefusals,
    [
      edit(
        "openapi.yaml",
        "paths:",
        "paths:\n  /orders/{orderId}: { $ref: paths/order/orders.yaml }",
      ),
    ],
    {
      "paths/order/orders.yaml": `
post:
  operationId: create-order
  responses:
    '409': { x-error-codes: [item-not-sellable, price-missing, code-taken] }
patch:
  operationId: update-order
  requestBody:
    content:
      application/json:
        schema:
          properties: { lines: { type: array, items: { properties: { quantity: { type: string } } } } }
  responses:
    '409': { x-error-codes: [price-missing] }
`,
    },
  ],
  [
    "wants a day without a rate to be refused alike, whenever it is sent",
    updateRefusals,
    [
      edit(
        "openapi.yaml",
        "paths:",
        "paths:\n  /orders/{orderId}: { $ref: paths/order/orders.yaml }",
      ),
    ],
    {
      "paths/order/orders.yaml": `
post:
  operationId: create-order
  responses:
    '409': { x-error-codes: [exchange-rate-missing, code-taken] }
patch:
  operationId: update-order
  requestBody:
    content:
      application/json:
        schema: { properties: { orderDate: { description: Decides the exchange rate. } } }
  responses:
    '409': { x-error-codes: [code-taken] }
`,
    },
  ],
  ["wants a Location at a 201", createdLocations, [edit("path", "    '200':", "    '201':")]],
  [
    "wants the Location of what the response shows",
    createdLocations,
    [
      edit("path", "    '200':", "    '201':"),
      edit(
        "path",
        "        ETag:",
        `        Location:
          description: Path of the order that is open now.
          schema: { type: string }
          example: /v2/orders/ord_2c9t4k7m1p
        ETag:`,
      ),
    ],
  ],
  [
    "wants a response for each of several requests",
    pairedExamples,
    [
      edit(
        "path",
        "          quiet: { value: { sendMail: false } }",
        `          open: { value: { sendMail: true } }
          quiet: { value: { sendMail: false } }`,
      ),
    ],
  ],
  [
    "wants the name of the id that a read refuses",
    readErrors,
    [
      edit("openapi.yaml", "/orders/{orderId}/issue:", "/orders/{orderId}:"),
      edit("path", "post:", "get:"),
      edit("path", "  requestBody:", "  x-body:"),
      edit(
        "path",
        "    '409':",
        `    '400':
      description: A parameter is wrong.
    '409':`,
      ),
    ],
  ],
  [
    "keeps changes out of the 500 of a read",
    readErrors,
    [
      edit("path", "post:", "get:"),
      edit(
        "path",
        "    '409':",
        `    '500':
      description: All was rolled back.
    '409':`,
      ),
    ],
  ],
  [
    "knows the request headers that texts name",
    namedHeaders,
    [
      edit(
        "openapi.yaml",
        "components:",
        "  /orders/{orderId}: { $ref: paths/order/order.yaml }\ncomponents:",
      ),
    ],
    {
      "paths/order/order.yaml": `
delete:
  operationId: delete-order
  description: Deletes a draft.
  responses:
    '500':
      description: Repeat the request with the same \`Idempotency-Key\`.
`,
    },
  ],
  [
    "knows the query parameters that texts name",
    namedParameters,
    [
      edit(
        "path",
        "It becomes binding,",
        "With `sendMail=true`, or filtered by `status`, it becomes binding,",
      ),
      edit(
        "order",
        "As printed on the confirmation.",
        "As printed on the confirmation with `expand=lines`.",
      ),
      edit("overviews/order.md", "See ", "Read with `updatedSince=2026-03-09`, see "),
      edit("example", "summary: An open order", "summary: With `on=2026-03-09`"),
    ],
  ],
  [
    "wants the filters that fields promise",
    promisedFilters,
    [
      edit("path", "post:", "get:"),
      edit(
        "order",
        "properties:",
        `properties:
  data:
    description: All orders that there are.
    type: array
    items: { $ref: Line.yaml }`,
      ),
    ],
    {
      "components/schemas/order/Line.yaml":
        "properties:\n  tags: { description: Free labels for filtering. }\n",
    },
  ],
  [
    "wants examples of lists in the default order",
    sortedLists,
    [
      edit(
        "path",
        "    - name: Idempotency-Key",
        `    - name: sort
      in: query
      schema: { default: [-number] }
    - name: Idempotency-Key`,
      ),
      edit("example", "  id: ord_7k2m9x4q8d", "  data: [{ number: SO-2 }, { number: SO-10 }]"),
    ],
  ],
  [
    "wants custom fields for the records that have them, and no others",
    customFieldEntities,
    [edit("order", "status: { $ref: OrderStatus.yaml }", "status: { $ref: OrderFields.yaml }")],
    {
      "components/schemas/order/OrderFields.yaml":
        "properties:\n  customFields: { description: Values of custom fields. }\n",
      "components/schemas/order/CustomFieldEntityType.yaml": "enum: [bill]\n",
    },
  ],
  [
    "wants the codes that texts name at a response",
    refusalCodes,
    [
      edit("path", ", transition-not-allowed]", "]"),
      edit(
        "path",
        "It becomes binding,",
        "Or it fails with `transition-not-allowed`; it becomes binding,",
      ),
      edit("status", "It has a line.", "Else `transition-not-allowed` is the answer."),
    ],
  ],
  [
    "wants a code for what an operation refuses",
    refusalCodes,
    [
      edit("path", "      x-error-codes: [not-draft, transition-not-allowed]\n", ""),
      edit("path", "It becomes binding,", "It refuses orders without lines. It becomes binding,"),
    ],
  ],
  [
    "finds changes of status that no state machine has, in an example and a text",
    statusChanges,
    [
      edit("example", "status: open", "status: draft"),
      edit("path", "It becomes binding,", "Or it becomes `draft`; it becomes binding,"),
    ],
  ],
  [
    "compares what a read shows with the demo company, at the same moment",
    demoStates,
    [
      edit("path", "post:", "get:"),
      edit(
        "example",
        "documentNumber: SO-1",
        "updatedAt: '2026-03-09T10:00:00Z'\n  documentNumber: SO-1",
      ),
      edit(
        "demo/orders.yaml",
        "documentNumber: SO-1",
        "updatedAt: '2026-03-09T10:00:00Z'\n  documentNumber: SO-2",
      ),
    ],
  ],
  [
    "finds other words for what has a name",
    oneWord,
    [
      edit(
        "path",
        "    - name: Idempotency-Key\n      in: header",
        "    - name: effectiveOn\n      in: query",
      ),
      edit("order", "documentNumber:", "lineItems:"),
    ],
  ],
  [
    "wants the text of a 409 to name each of its codes, or say it in other words",
    conflictTexts,
    [edit("path", ", or its lifecycle has no such transition.", ".")],
  ],
  [
    "refuses the text of a 409 that says only that the state does not allow it",
    conflictTexts,
    [
      edit(
        "path",
        "The order is not a draft, or its lifecycle has no such transition.",
        "The state of the draft does not allow this transition.",
      ),
    ],
  ],
];

test.each(cases)("%s", (_, rule, edits, add = {}) => {
  const found = lintOrder(rule, edits, { add });
  expect(found).not.toBe("");
  expect(found).toMatchSnapshot();
});

test("an operation is new in a version that there is, after the first one", () => {
  const since = (version: string) =>
    lintOrder(sinceVersions, [
      edit("openapi.yaml", "version: 1.0.0", "version: 1.2.0, x-since: '1.0'"),
      edit("path", "  tags: [Order]", `  tags: [Order]\n  x-since: '${version}'`),
    ]);
  expect(since("1.1")).toBe("");
  expect(since("1.2")).toBe("");
  for (const wrong of ["1.0", "1.3", "soon"])
    expect(since(wrong)).toMatch(/issue-order is said to be new in/);
});

test("samples read fields that errors and lists have", () => {
  const found = (samples: string) =>
    lintOrder(sampleNames, [edit("openapi.yaml", "tags:", `x-samples: ${samples}\ntags:`)]);
  const error = (message: string) =>
    `{ error: { mediaType: application/problem+json, code: code, message: ${message}, requestId: code } }`;
  expect(found(error("code"))).toBe("");
  expect(found(error("words"))).toMatchSnapshot();
  expect(found(error("code").replace("problem", "other"))).toMatch(/No error has a body/);
  expect(found("{ paging: { parameter: cursor, rows: data, next: page.next } }")).toMatchSnapshot();
});

test("a diagram without words is told", () => {
  const found = (fence: string) =>
    lintOrder(diagrams, [edit("overviews/order.md", "See", `${fence}\ndigraph {}\n\`\`\`\n\nSee`)]);
  expect(found('```dot alt="An order has lines."')).toBe("");
  expect(found("```dot")).toMatchSnapshot();
});

test("an operation that changes a status makes a transition", () => {
  const list = orderList.replace("action", "status");
  const edits = [edit("status", "operationId: issue-order", "operationId: send-order")];
  expect(lintOrder(transitionOperations, edits)).toBe("");
  expect(lintOrder(transitionOperations, edits, { list })).toMatchSnapshot();
});

test("an operation that moves another document along need not refuse its transitions", () => {
  const list = orderList.replace("action", "create");
  const edits = [edit("path", ", transition-not-allowed]", "]")];
  expect(lintOrder(transitionOperations, edits, { list })).toBe("");
});

test("of a union only the errors of the kind that the value names are told", () => {
  const kind = (name: string) => `
description: One kind.
type: object
required: [kind, ${name}Fee]
properties:
  kind: { description: Fixed., const: ${name} }
  ${name}Fee: { description: Whole cents., type: integer, examples: [5] }
`;
  const add = {
    "components/schemas/order/Road.yaml": kind("road"),
    "components/schemas/order/Rail.yaml": kind("rail"),
    "components/schemas/order/Carrier.yaml": `
description: Who brings it.
oneOf: [{ $ref: Road.yaml }, { $ref: Rail.yaml }]
discriminator: { propertyName: kind, mapping: { road: Road.yaml, rail: Rail.yaml } }
`,
  };
  const carrier = (text: string) => [
    edit("order", "  totals:", "  carrier: { $ref: Carrier.yaml }\n  totals:"),
    edit("example", "  totals:", `  carrier: ${text}\n  totals:`),
  ];
  expect(lintOrder(examplesValid, carrier("{ kind: rail, railFee: 5 }"), { add })).toBe("");
  expect(
    lintOrder(examplesValid, carrier("{ kind: rail, railFee: 5.5 }"), { add }),
  ).toMatchSnapshot();
  expect(
    lintOrder(exampleFields, carrier("{ kind: rail, roadFee: 5 }"), { add }),
  ).toMatchSnapshot();
});

test("an id of zeros stands for a record that does not exist", () => {
  expect(lintOrder(demoReferences, [edit("example", "ord_7k2m9x4q8d", "ord_0000000000")])).toBe("");
});

test("what needs a right of a user may leave out the credentials of programs", () => {
  const forbidden = "'403': { description: No right., x-error-codes: [right-missing] }";
  const edits = [
    edit("path", "    - apiKey: ['orders:write']\n", ""),
    edit("path", "    '422':\n", `    ${forbidden}\n    '422':\n`),
  ];
  const add = { "overviews/support.md": "`orders:write`\n" };
  expect(lintOrder(scopes, edits, { add })).toBe("");
});

test("an alternate keeps the id of its component, with another item and SKU", () => {
  const items = "- { id: itm_1, sku: MOSS }\n- { id: itm_2, sku: SLATE }\n";
  const orders = "- { id: ord_7k2m9x4q8d, itemId: itm_1, sku: MOSS }\n";
  const shown = (itemId: string, sku: string) =>
    lintOrder(
      demoReferences,
      [edit("example", "SO-1", `SO-1\n  itemId: ${itemId}\n  sku: ${sku}`)],
      {
        add: { "demo/items.yaml": items, "demo/orders.yaml": orders },
      },
    );
  expect(shown("itm_2", "SLATE")).toBe("");
  expect(shown("itm_1", "SLATE")).toMatch(/another sku/);
  expect(shown("itm_2", "MOSS")).toMatch(/another sku/);
});

test("files that nothing refers to and names that occur twice are told", () => {
  const add = {
    "components/examples/other/OrderOpen.yaml": "summary: Another\nvalue: {}\n",
    "overviews/notes.md": "Notes\n",
  };
  expect(lintOrder(unusedFiles, [], { add })).toMatchSnapshot();
});

test("two operations with one description are told, however they are named", () => {
  const path = orderDescription["paths/order/issue.yaml"]!.replace("issue-order", "send-order");
  const add = { "paths/order/send.yaml": path };
  const edits = [
    edit(
      "openapi.yaml",
      "components:",
      "  /orders/{orderId}/send: { $ref: paths/order/send.yaml }\ncomponents:",
    ),
  ];
  expect(lintOrder(operationTexts, edits, { add })).toMatchSnapshot();
});

test("what the list has and the description lacks is told unless the description may be partial", () => {
  const list = `${orderList}\nget-order\tOrder\tread\tGET\t/orders/{orderId}\tGet\nbill\tBill\toverview\t\t\tBill`;
  expect(lintOrder(completeList, [], { list })).toBe("");
  expect(lintOrder(completeList, [], { list, complete: true })).toMatchSnapshot();
  expect(lintOrder(overviews, [], { list, complete: true })).toMatchSnapshot();
});
