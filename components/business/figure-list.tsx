interface FigureListProps {
  /** Name of the list for screen readers. */
  label: string;
  figures: readonly { value: string; unit: string; label: string }[];
  className: string | undefined;
}

/** Figures, each with its unit (may be empty) and what it counts. */
export function FigureList({ label, figures, className }: FigureListProps) {
  return (
    <dl aria-label={label} className={className}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>
            {figure.value}
            {figure.unit && <small> {figure.unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
