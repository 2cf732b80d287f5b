/** How to add one thing, as a page of `docs/recipes/` tells it. */
export interface Recipe {
  title: string;
  /** How many files its heading says. */
  said: number;
  /** How many files its steps name: the numbers that they begin with, up to the highest. */
  files: number;
}

/** How many files the recipes of the redesign may have. */
export const recipeLimits: { readonly [title: string]: number } = {
  /** Two of them are its words in the studio. */
  'Add an item type': 12,
  'Add a REST call': 6,
  'Add a checkout section': 20,
};

const heading = /^# (Add .+?) \((\d+) files\)$/m;

/** The recipes of some pages: `# Add a thing (2 files)` and below it steps that begin with `1.`, `2.` and so on. */
export function recipesOf(page: string): Recipe[] {
  return page.split(/^(?=# )/m).flatMap((section) => {
    const [, title, said] = heading.exec(section) ?? [];
    if (!title) return [];
    const numbers = [...section.matchAll(/(?:^| )(\d+)\. `/gm)].map(([, number]) => Number(number));
    return [{ title, said: Number(said), files: Math.max(0, ...numbers) }];
  });
}

/** The counts in one line, as the gate prints them. */
export const recipesLine = (recipes: readonly Recipe[]) =>
  recipes.map(({ title, files }) => `${title[0]?.toLowerCase()}${title.slice(1)}: ${files} files`).join(', ');

/** Recipes that are missing, too long, or say another number than they list; in words. */
export function recipeFaults(recipes: readonly Recipe[]): string[] {
  const wrong = recipes
    .filter(({ said, files }) => said !== files)
    .map(({ title, said, files }) => `The recipe "${title}" lists ${files} files, its heading says ${said}.`);
  const long = Object.entries(recipeLimits).flatMap(([title, limit]) => {
    const recipe = recipes.find((one) => one.title === title);
    if (!recipe) return [`docs/recipes/ has no recipe "${title}".`];
    return recipe.files > limit ? [`The recipe "${title}" has ${recipe.files} files, more than ${limit}.`] : [];
  });
  return [...wrong, ...long];
}
