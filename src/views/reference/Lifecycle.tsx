import { text } from "../../i18n/text";
import type { OperationLifecycle } from "../../openapi/operation-lifecycles";
import { diagramFigure } from "../../content/markdown/diagram-figure";
import { markedPlace } from "./marked-place";
import { InlineProse, Prose } from "./Prose";
import { Raw } from "./Raw";
import { Section } from "./Section";

/** The lifecycle of the document that an operation changes, with the transitions that it makes. */
export function Lifecycle({ lifecycles }: { lifecycles: readonly OperationLifecycle[] }) {
  if (!lifecycles.length) return null;
  return (
    <Section id="lifecycle" title={text.lifecycle}>
      {lifecycles.map(({ schemaName, svg, transitions, meanings, meaningsHtml, overview }) => (
        <div key={schemaName} className="lifecycle">
          {lifecycles.length > 1 && <h3>{schemaName}</h3>}
          <ul className="transitions">
            {transitions.map(({ from, to, conditionsHtml, effectsHtml }) => (
              <li key={`${from} ${to}`}>
                <State name={from} href={meanings[from]} /> →{" "}
                <State name={to} href={meanings[to]} />
                <Fact label={text.onlyIf} html={conditionsHtml} />
                <Fact label={text.then} html={effectsHtml} />
              </li>
            ))}
          </ul>
          {svg && <Raw html={diagramFigure(svg, markedPlace(svg))} />}
          <Prose html={meaningsHtml} className="prose" />
          {overview && (
            <p className="facts">
              <a href={overview}>{text.wholeLifecycle}</a>
            </p>
          )}
        </div>
      ))}
    </Section>
  );
}

/** A state, which leads to what it means. */
function State({ name, href }: { name: string; href?: string }) {
  const code = <code>{name}</code>;
  return href ? <a href={href}>{code}</a> : code;
}

function Fact({ label, html }: { label: string; html: string }) {
  if (!html) return null;
  return (
    <p className="facts">
      {label} <InlineProse html={html} />
    </p>
  );
}
