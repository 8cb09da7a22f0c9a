import { createContext, use } from "react";
import type { SchemaBelow, SchemaNode, SchemaPart } from "../../openapi/schema-node";
import { costOf } from "./cost";

/** Parts of up to so many elements are rendered in place at any depth. */
const smallPart = 48;

/** What the components of the reference need. */
export interface Drawing {
  part(key: string): SchemaPart | undefined;
  /** Address of the diagram of a schema's lifecycle. */
  lifecycleHref(schemaName: string): string | undefined;
  /** `lang` and `dir` of the description's own words, where the page has another language. */
  language: { lang?: string; dir?: string };
  /** The remaining budget for what is not visible at once. */
  room: { elements: number };
}

const DrawingContext = createContext<Drawing | null>(null);

/** Provides what the components need. */
export const DrawingProvider = DrawingContext.Provider;

/** What the components need. @throws outside a DrawingProvider */
export function useDrawing(): Drawing {
  const drawing = use(DrawingContext);
  if (!drawing) throw new Error("Reference parts are drawn inside a DrawingProvider.");
  return drawing;
}

/** What is below a node or its part. */
export function belowOf(node: SchemaNode, { part }: Drawing): SchemaBelow {
  return (node.part && part(node.part)?.below) || node;
}

/** Spends the budget on a part; false if the part must be in a file. */
export function takeRoom(below: SchemaBelow, { room }: Drawing, level: number): boolean {
  const cost = costOf(below);
  const fits = level <= 1 || cost <= smallPart ? cost <= room.elements : false;
  if (fits) room.elements -= cost;
  return fits;
}
