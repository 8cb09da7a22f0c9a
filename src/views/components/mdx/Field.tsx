import { useContext } from "react";
import { shownAddress } from "../../../checks/references/field-address";
import { NamedThingsContext } from "./named-things";
import { PageLink } from "../layout/PageLink";

/** A link to a field of an operation, by its address on the operation's page. The build checks both. */
export function Field({ operation, at }: { operation: string; at: string }) {
  const { operations } = useContext(NamedThingsContext);
  const route = operations.find((known) => known?.slug === operation)?.route;
  const name = <code>{shownAddress(at)}</code>;
  return route ? <PageLink to={`${route}#${at}`}>{name}</PageLink> : name;
}
