import { Fragment, type ReactNode } from "react";
import { text } from "../../i18n/text";
import { text as descriptionText } from "../../i18n/description-text";
import { prefixesOf } from "../../openapi/pattern-prefix";
import type { EnumValue, SchemaNode } from "../../openapi/schema-node";
import { joined } from "../components/joined";
import { InlineProse } from "./Prose";
import { useDrawing } from "./drawing";

function formatValue(value: unknown): string {
  return typeof value === "string" ? value || '""' : (JSON.stringify(value) ?? "");
}

const isShown = (value: unknown) => value !== undefined && value !== null;

/** Constraints, constant, default, example, enum, and lifecycle of a schema. */
export function Facts({ schema, example }: { schema: SchemaNode; example?: unknown }) {
  const shown = example ?? schema.example;
  const values: [string, unknown][] = [
    [text.constant, schema.const],
    [text.default, schema.default],
    [text.example, typeof shown === "object" ? undefined : shown],
  ];
  const facts: ReactNode[] = [
    ...(schema.constraints ?? []).map((constraint) => (
      <Constraint key={constraint} of={constraint} />
    )),
    ...values
      .filter(([, value]) => isShown(value))
      .map(([label, value]) => (
        <Fragment key={label}>
          {label} <code>{formatValue(value)}</code>
        </Fragment>
      )),
  ];
  return (
    <>
      {facts.length > 0 && (
        // Not a paragraph, which could not hold the disclosure of a pattern.
        <div className="facts">{joined(facts, " · ")}</div>
      )}
      {schema.enum && <EnumValues values={schema.enum} />}
      <LifecycleLink schema={schema} />
    </>
  );
}

function LifecycleLink({ schema }: { schema: SchemaNode }) {
  const { lifecycleHref } = useDrawing();
  const href = schema.lifecycle && lifecycleHref(schema.lifecycle);
  if (!href) return null;
  return (
    <p className="facts">
      <a href={href}>{text.lifecycleOf}</a>
    </p>
  );
}

/** A pattern of ids is shown as the prefix that they begin with; its expression is behind it. */
function Constraint({ of }: { of: string }) {
  const lead = descriptionText.matches("");
  const pattern = of.startsWith(lead) ? of.slice(lead.length) : "";
  const prefixes = prefixesOf(pattern);
  if (!pattern) return of;
  if (!prefixes.length)
    return (
      <>
        {lead}
        <code>{pattern}</code>
      </>
    );
  return (
    <details className="pattern">
      <summary>
        <code>{prefixes.map((prefix) => `${prefix}…`).join(" ")}</code>
      </summary>{" "}
      <code>{pattern}</code>
    </details>
  );
}

/** More values than these are folded. */
const shownValues = 12;

function EnumValues({ values }: { values: EnumValue[] }) {
  const Values = values.some(({ description }) => description) ? DescribedValues : Chips;
  const more = values.slice(shownValues);
  return (
    <>
      <Values values={values.slice(0, shownValues)} />
      {more.length > 0 && (
        <details className="more">
          <summary>{text.more(more.length)}</summary>
          <Values values={more} />
        </details>
      )}
    </>
  );
}

function Chips({ values }: { values: EnumValue[] }) {
  return (
    <p className="chips">
      {joined(
        values.map(({ value }, index) => <code key={index}>{formatValue(value)}</code>),
        " ",
      )}
    </p>
  );
}

function DescribedValues({ values }: { values: EnumValue[] }) {
  return (
    <dl className="values">
      {values.map(({ value, descriptionHtml }, index) => (
        <Fragment key={index}>
          <dt>{formatValue(value)}</dt>
          <dd>{descriptionHtml && <InlineProse html={descriptionHtml} />}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
