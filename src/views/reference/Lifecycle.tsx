import { text } from "../../i18n/text";
import type { OperationLifecycle } from "../../openapi/operation-lifecycles";
import { useDrawing } from "./drawing";
import { referenceFolder } from "../../browser/reference/reference-folder";
import { InlineProse } from "./Prose";
import { Section } from "./Section";

/** The lifecycle of the document that an operation changes, with the transitions that it makes. */
export function Lifecycle({ lifecycles }: { lifecycles: readonly OperationLifecycle[] }) {
  if (!lifecycles.length) return null;
  return (
    <Section id="lifecycle" title={text.lifecycle}>
      {lifecycles.map(({ schemaName, svg, alt, transitions, overview }) => (
        <div key={schemaName} className="lifecycle">
          {lifecycles.length > 1 && <h3>{schemaName}</h3>}
          <ul className="transitions">
            {transitions.map(({ from, to, conditionsHtml, effectsHtml }) => (
              <li key={`${from} ${to}`}>
                <State name={from} href={overview} /> → <State name={to} href={overview} />
                <Fact label={text.onlyIf} html={conditionsHtml} />
                <Fact label={text.then} html={effectsHtml} />
              </li>
            ))}
          </ul>
          <Diagram svg={svg} alt={alt} />
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

/** A state, which leads to what the states mean. */
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

/** A diagram as images, of which only the one in the current theme is fetched, when it comes into view. */
function Diagram({ svg, alt }: { svg: string; alt: string }) {
  const { width, height, mark, light, dark } = useDrawing().image(svg);
  if (!width) return null;
  const image = { width, height, loading: "lazy" } as const;
  const themes = [
    ["in-light", light],
    ["in-dark", dark],
  ] as const;
  return (
    <div className="lifecycle-image" role="group" aria-label={text.lifecycle} data-mark={mark}>
      {themes.map(([theme, { name }]) => (
        <a
          key={theme}
          className={theme}
          href={`/${referenceFolder}/${name}`}
          target="_blank"
          aria-label={text.enlargeDiagram}
        >
          <img src={`/${referenceFolder}/${name}`} alt={alt} {...image} />
        </a>
      ))}
    </div>
  );
}
