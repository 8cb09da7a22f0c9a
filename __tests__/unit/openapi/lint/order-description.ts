/** The list of wanted pages of the small description below. */
export const orderList = [
  "slug\ttag\tkind\tmethod\tpath\ttitle",
  "order\tOrder\toverview\t\t\tOrder",
  "support\tSupport\toverview\t\t\tSupport",
  "issue-order\tOrder\taction\tPOST\t/orders/{orderId}/issue\tIssue an order",
].join("\n");

const words =
  "It becomes binding, stock is reserved for its lines and the warehouse sees it on the pick lists. ";

/** A small valid description: an order, and an operation that issues it. */
export const orderDescription: Record<string, string> = {
  "openapi.yaml": `
openapi: 3.1.0
info: { title: Orders, version: 1.0.0 }
tags:
  - name: Order
    x-overview: { slug: order, file: overviews/order.md }
  - name: Support
    x-overview: { slug: support, file: overviews/support.md }
paths:
  /orders/{orderId}/issue: { $ref: paths/order/issue.yaml }
components:
  securitySchemes:
    oauth2: { $ref: components/securitySchemes/OAuth2.yaml }
    apiKey: { type: apiKey, in: header, name: X-Api-Key }
`,
  "paths/order/issue.yaml": `
post:
  operationId: issue-order
  tags: [Order]
  summary: Issue an order
  description: |
    Makes a draft binding, see [Support](/docs/api/support#error-not-draft).

    ${words.repeat(5)}
  security:
    - oauth2: ['orders:write']
    - apiKey: ['orders:write']
  parameters:
    - name: orderId
      in: path
      required: true
      description: Which order the customer has accepted.
      schema: { $ref: ../../components/schemas/order/OrderId.yaml }
      example: ord_7k2m9x4q8d
    - name: Idempotency-Key
      in: header
      description: A key of your choice that makes it safe to repeat the request.
      schema: { type: string }
      example: 3f0c5f0e
  requestBody:
    description: How to issue it.
    content:
      application/json:
        schema: { $ref: ../../components/schemas/order/IssueRequest.yaml }
        examples:
          quiet: { value: { sendMail: false } }
  responses:
    '200':
      description: The open order.
      headers:
        ETag:
          description: Version of the order for If-Match.
          schema: { type: string }
          example: '"7f3a19c2"'
      content:
        application/json:
          schema: { $ref: ../../components/schemas/order/Order.yaml }
          examples:
            open: { $ref: ../../components/examples/order/OrderOpen.yaml }
    '409':
      description: The order is not a draft, or its lifecycle has no such transition.
      x-error-codes: [not-draft, transition-not-allowed]
      content:
        application/problem+json:
          schema: { $ref: ../../components/schemas/common/Problem.yaml }
          examples:
            open: { $ref: ../../components/examples/order/ProblemNotDraft.yaml }
    '422':
      description: The key was used for another request.
`,
  "components/securitySchemes/OAuth2.yaml": `
type: oauth2
flows:
  clientCredentials:
    tokenUrl: https://api.example/token
    scopes:
      orders:write: Write orders.
`,
  "components/schemas/order/OrderId.yaml": `
description: Assigned by the API to every order.
type: string
pattern: ^ord_[0-9a-hjkmnp-tv-z]{10}$
`,
  "components/schemas/order/IssueRequest.yaml": `
description: What else happens when it is issued.
type: object
additionalProperties: false
properties:
  sendMail:
    description: Whether the customer gets the confirmation.
    type: boolean
    examples: [true]
  number:
    description: Set by the API from a series.
    type: string
    readOnly: true
    examples: [SO-1]
`,
  "components/schemas/order/OrderStatus.yaml": `
description: How far the order has come.
type: string
enum: [draft, open]
x-enumDescriptions:
  draft: Binds nobody.
  open: Binding.
x-state-machine:
  initial: draft
  states:
    draft: { description: Being written. }
    open: { description: Stock is reserved., terminal: true }
  transitions:
    - from: draft
      to: open
      operationId: issue-order
      conditions: [It has a line.]
      effects: [Stock is reserved.]
examples: [open]
`,
  "components/schemas/order/Money.yaml": `
description: An amount in one currency.
type: object
additionalProperties: false
required: [amount]
properties:
  amount: { description: Decimal text with two places., type: string, pattern: '^-?[0-9.]+$', examples: ['1.00'] }
`,
  "components/schemas/order/Order.yaml": `
description: What a customer wants to buy.
type: object
required: [id, status]
properties:
  id: { description: Stays the same for good., $ref: OrderId.yaml, examples: [ord_7k2m9x4q8d] }
  documentNumber: { description: As printed on the confirmation., type: string, examples: [SO-1] }
  status: { $ref: OrderStatus.yaml }
  orderDate: { description: Day on which the customer ordered., type: string, format: date, examples: ['2026-03-09'] }
  secret: { description: Never shown after it was set., type: string, writeOnly: true, examples: [sesame] }
  totals:
    description: Sums over all of its lines.
    type: object
    properties:
      subtotal: { description: Sum of the lines before tax., $ref: Money.yaml }
      tax: { description: What the seller owes the state., $ref: Money.yaml }
      total: { description: What the customer has to pay., $ref: Money.yaml }
`,
  "components/schemas/common/Problem.yaml": `
description: An error that programs can read.
type: object
properties:
  type: { description: Address of its entry in the catalog., type: string, examples: ['https://docs.ianai.example/docs/api/support#error-not-draft'] }
  title: { description: The same words for every occurrence., type: string, examples: [Not a draft] }
  status: { description: The status of the HTTP response., type: integer, examples: [409] }
  code: { description: The name that programs decide on., type: string, examples: [not-draft] }
`,
  "components/examples/order/OrderOpen.yaml": `
summary: An open order
value:
  id: ord_7k2m9x4q8d
  documentNumber: SO-1
  status: open
  orderDate: '2026-03-09'
  totals:
    subtotal: { amount: '10.00' }
    tax: { amount: '0.83' }
    total: { amount: '10.83' }
`,
  "components/examples/order/ProblemNotDraft.yaml": `
summary: It is open already
value:
  type: https://docs.ianai.example/docs/api/support#error-not-draft
  title: Not a draft
  status: 409
  code: not-draft
`,
  "demo/orders.yaml": `
- id: ord_7k2m9x4q8d
  documentNumber: SO-1
`,
  "overviews/order.md":
    "## What an order is\n\nSee [issue-order](/docs/api/issue-order) and `ord_7k2m9x4q8d`.\n",
  "overviews/support.md":
    "## Scopes\n\n`orders:write`\n\n## Errors\n\n### Error not-draft\n\nStatus 409.\n\n### Error transition-not-allowed\n\nStatus 409.\n",
};
