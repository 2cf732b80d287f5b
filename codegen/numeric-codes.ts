import { write } from './files';
import { numericCodes } from './provider-contract';

/** The numbers of the contract under their names, as `ItemType.SHOP`. */
export function writeNumericCodes() {
  const modules = numericCodes.map(({ name, codes }) => {
    const values = codes.map(
      ({ const: value, title, description }) => `  /** ${description ?? title} */\n  ${title}: ${value},\n`,
    );
    return `export const ${name} = {\n${values.join('')}} as const;\n\nexport type ${name} = (typeof ${name})[keyof typeof ${name}];\n`;
  });
  write('provider/__generated__/codes.ts', modules.join('\n'));
}
