import { dialHref } from "@/utils/numbers/dial-codes";

/** Names and numbers that a tap dials. */
export function FloodHotlines({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <ul>
      {rows.map(([name = "", number = "", ...notes]) => {
        const href = dialHref(number);
        return (
          <li key={name}>
            <b>{name}</b>
            {href === null ? (
              <b className="code">{number}</b>
            ) : (
              <a className="code" href={href} aria-label={`${name}: ${number}`}>
                {number}
              </a>
            )}
            <span>{notes.join(", ")}</span>
          </li>
        );
      })}
    </ul>
  );
}
