import { createContext, use } from "react";
import type { SchemaBelow, SchemaNode, SchemaPart } from "../../openapi/model";
import { costOf } from "./cost";
import type { DiagramImage } from "./diagram-image";

/** Elements below which a part stands in the text that names it instead of in a file of its own. */
const smallPart = 48;

/** What a drawing knows about its surroundings. */
export interface Drawing {
  part(key: string): SchemaPart | undefined;
  /** Address of the diagram of a schema's states. */
  lifecycleHref(schemaName: string): string | undefined;
  /** Puts a drawing into image files; `src` is their address. */
  image(svg: string): DiagramImage;
  /** Elements that may still be spent on levels that are not needed at once. */
  room: { elements: number };
}

const DrawingContext = createContext<Drawing | null>(null);

/** Gives a drawing its surroundings. */
export const DrawingProvider = DrawingContext.Provider;

/** The surroundings of this drawing. */
export function useDrawing(): Drawing {
  const drawing = use(DrawingContext);
  if (!drawing) throw new Error("Reference parts are drawn inside a DrawingProvider.");
  return drawing;
}

/** What lies below a node: its own, or that of the part that it names. */
export function belowOf(node: SchemaNode, { part }: Drawing): SchemaBelow {
  return (node.part && part(node.part)?.below) || node;
}

/** Takes room for a part that would be drawn in place; false when it is left to a file of its own. */
export function takeRoom(below: SchemaBelow, { room }: Drawing, level: number): boolean {
  const cost = costOf(below);
  const fits = level <= 1 || cost <= smallPart ? cost <= room.elements : false;
  if (fits) room.elements -= cost;
  return fits;
}
