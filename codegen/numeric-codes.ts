import { write } from './files';
import { numericCodes } from './provider-contract';

/** The numeric codes of the contract by name, such as `ItemType.SHOP`. */
export function writeNumericCodes() {
  const modules = numericCodes.map(({ name, codes }) => {
    const values = codes.map(
      ({ const: value, title, description }) => `  /** ${description ?? title} */\n  ${title}: ${value},\n`,
    );
    return `export const ${name} = {\n${values.join('')}} as const;\n\nexport type ${name} = (typeof ${name})[keyof typeof ${name}];\n`;
  });
  write('provider/__generated__/codes.ts', modules.join('\n'));
}
