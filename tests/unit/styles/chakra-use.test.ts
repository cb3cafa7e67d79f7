import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteSystem } from "@/styles/system";

/** Components of Chakra without a recipe. */
const bare = ["ChakraProvider", "Portal"];

/** The names imported from Chakra anywhere in components/, except types. */
function namesInUse(): Set<string> {
  const files = readdirSync("components", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".tsx"),
  );
  const names = files.flatMap((file) => {
    const text = readFileSync(path.join("components", file), "utf8");
    return [...text.matchAll(/import \{([^}]*)\} from "@chakra-ui\/react"/g)].flatMap(([, list = ""]) =>
      list.split(",").map((name) => name.trim()),
    );
  });
  return new Set(names.filter((name) => name !== "" && !name.startsWith("type ") && !bare.includes(name)));
}

it("the system has a recipe for each Chakra component in use, and no other recipes", () => {
  const { recipes = {}, slotRecipes = {} } = siteSystem._config.theme ?? {};
  const known = [...Object.keys(recipes), ...Object.keys(slotRecipes)].map((name) => name.toLowerCase());
  const used = [...namesInUse()].map((name) => name.toLowerCase());
  expect(used.sort()).toEqual(known.sort());
});
