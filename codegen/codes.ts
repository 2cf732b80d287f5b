import { buildSchema, isEnumType } from 'graphql';

/** A code of the provider's contract, as listed in a `oneOf` of its schema. */
interface ContractCode {
  readonly const: string;
  readonly description: string;
}

/** A facade's enum of refusals: those of the provider's contract, and one for codes that this build does not know. */
export function refusalCodeSdl(enumName: string, codes: readonly ContractCode[]): string {
  const values = [...codes, { const: 'OTHER', description: 'A code that this build does not know.' }];
  const lines = values.flatMap((code) => [`  ${JSON.stringify(code.description)}`, `  ${code.const}`]);
  return ['"Why something was refused."', `enum ${enumName} {`, ...lines, '}', ''].join('\n');
}

/** A module with the values of a facade enum, for code that needs more than its type. */
export function enumModule(sdl: string, enumName: string, listName: string): string {
  const type = buildSchema(sdl).getType(enumName);
  if (!isEnumType(type)) throw new Error(`The schema has no enum ${enumName}`);
  const names = type.getValues().map(({ name }) => name);
  return [
    `export const ${listName} = ${JSON.stringify(names)} as const;`,
    `export type ${enumName} = (typeof ${listName})[number];`,
    '',
  ].join('\n');
}
