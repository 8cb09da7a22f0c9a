import {
  Children,
  isValidElement,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { useTabGroup } from "./tab-group";
import * as styles from "./Tabs.module.css";

interface TabItemProps {
  value: string;
  label?: string;
  children: ReactNode;
}

/** One tab of `<Tabs>`. */
export function TabItem({ children }: TabItemProps) {
  return children;
}

interface TabsProps {
  /** Tabs with the same id switch together. */
  groupId?: string;
  defaultValue?: string;
  children: ReactNode;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs by the ARIA pattern, with arrow keys, Home, and End. Every panel is in the HTML. */
export function Tabs({ groupId, defaultValue, children }: TabsProps) {
  const items = Children.toArray(children).filter(isValidElement) as ReactElement<TabItemProps>[];
  const values = items.map(({ props }) => props.value);
  const [own, setOwn] = useState(defaultValue ?? values[0] ?? "");
  const [group, setGroup] = useTabGroup(groupId);
  const chosen = group && values.includes(group) ? group : own;
  const id = useId();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  const choose = (value: string) => {
    setOwn(value);
    setGroup(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const at = step(values.indexOf(chosen), values.length);
    choose(values[at] ?? chosen);
    tabs.current[at]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div role="tablist" className={styles.list} tabIndex={-1} onKeyDown={onKeyDown}>
        {items.map(({ props: { value, label } }, index) => (
          <button
            key={value}
            ref={(element) => {
              tabs.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={value === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={value === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(value)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map(({ props: { value, children: panel } }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={value !== chosen}
          className="prose"
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
