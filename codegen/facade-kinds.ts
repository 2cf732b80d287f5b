import { buildSchema, isEnumType } from 'graphql';
import { write } from './files';
import { sdl } from './facade-schema';

/** The enums of the facade by which flows decide. */
const kinds = ['CarrierKind', 'PaymentKind'] as const;

/** Types for the machines, which import nothing of the application. */
export function writeFacadeKinds() {
  const schema = buildSchema(sdl);
  const lines = kinds.map((name) => {
    const type = schema.getType(name);
    if (!isEnumType(type)) throw new Error(`The schema has no enum ${name}`);
    return `export type ${name} = ${type
      .getValues()
      .map((value) => `'${value.name}'`)
      .join(' | ')};\n`;
  });
  write('machines/__generated__/facade-kinds.ts', lines.join(''));
}
