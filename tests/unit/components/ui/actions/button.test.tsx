import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { Button, ButtonLink } from "@/components/ui/actions/button";

const sheet = readFileSync("styles/generated/theme.css", "utf8");
const variants = ["primary", "secondary", "outline", "ghost", "onHero", "glass"] as const;
const sizes = ["sm", "md", "lg", "icon"] as const;

describe("Button", () => {
  it.each(variants.flatMap((variant) => sizes.map((size) => [variant, size] as const)))(
    "%s in size %s has a rule in the style sheet for each of its classes",
    (variant, size) => {
      render(
        <Button variant={variant} size={size} width="full">
          Go
        </Button>,
      );
      const names = [...screen.getByRole("button", { name: "Go" }).classList];
      expect(names).toHaveLength(4);
      for (const name of names) expect(sheet).toContain(`.${name}{`);
    },
  );

  it("has the type button by default", () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole("button", { name: "Go" })).toHaveAttribute("type", "button");
  });

  it("can be a link, or style a given link", () => {
    render(
      <>
        <ButtonLink href="/shop">Shop</ButtonLink>
        <Button asChild>
          <a href="/cart" className="own">
            Cart
          </a>
        </Button>
      </>,
    );
    expect(screen.getByRole("link", { name: "Shop" })).toHaveClass("chakra-button", "chakra-button--variant_primary");
    expect(screen.getByRole("link", { name: "Cart" })).toHaveClass("chakra-button", "own");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
