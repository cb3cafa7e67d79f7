import type { ReactNode } from "react";

/** A name and its value. */
export type Fact = readonly [name: string, value: ReactNode, className?: string | undefined];

/** A fact that may not apply: false and null are left out. */
export type OptionalFact = Fact | false | null;

interface FactListProps {
  /** No name occurs twice. */
  facts: readonly OptionalFact[];
  className?: string | undefined;
}

/** Names with their values, in a description list. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]} className={fact[2]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
