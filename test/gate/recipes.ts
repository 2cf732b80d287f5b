/** A recipe of `docs/recipes/`: how to add one thing. */
export interface Recipe {
  title: string;
  /** The number of files in its heading. */
  stated: number;
  /** The number of files in its steps: the highest number with which a step begins. */
  files: number;
}

/** The maximum number of files of some recipes. */
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
    const [, title, stated] = heading.exec(section) ?? [];
    if (!title) return [];
    const numbers = [...section.matchAll(/(?:^| )(\d+)\. `/gm)].map(([, number]) => Number(number));
    return [{ title, stated: Number(stated), files: Math.max(0, ...numbers) }];
  });
}

/** The counts in one line, as the gate prints them. */
export const recipesLine = (recipes: readonly Recipe[]) =>
  recipes.map(({ title, files }) => `${title[0]?.toLowerCase()}${title.slice(1)}: ${files} files`).join(', ');

/** Messages about recipes that are missing, too long, or whose heading has a wrong number. */
export function recipeFaults(recipes: readonly Recipe[]): string[] {
  const wrong = recipes
    .filter(({ stated, files }) => stated !== files)
    .map(({ title, stated, files }) => `The recipe "${title}" lists ${files} files, its heading says ${stated}.`);
  const long = Object.entries(recipeLimits).flatMap(([title, limit]) => {
    const recipe = recipes.find((one) => one.title === title);
    if (!recipe) return [`docs/recipes/ has no recipe "${title}".`];
    return recipe.files > limit ? [`The recipe "${title}" has ${recipe.files} files, more than ${limit}.`] : [];
  });
  return [...wrong, ...long];
}
