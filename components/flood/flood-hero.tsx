import type { FloodPage } from "@/services/content/flood-page.server";

type HeroBlock = Extract<FloodPage["blocks"][number], { type: "hero" }>;

/** The heading of the flood page, with its links. */
export function FloodHero({ hero }: { hero: HeroBlock }) {
  return (
    <div className="hero">
      <div className="wide">
        <h1>{hero.heading}</h1>
        <p>{hero.text}</p>
        <p className="ways">
          {hero.actions?.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
