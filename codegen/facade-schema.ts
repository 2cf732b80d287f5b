import { enumModule, refusalCodeSdl } from './codes';
import { listFiles, read, write } from './files';
import { refusalCodes } from './provider-contract';

const refusalCodesSdl = refusalCodeSdl('RefusalCode', refusalCodes);

export const sdl = [...listFiles('schema/facade/**/*.graphql').sort().map(read), refusalCodesSdl].join('\n');

/** The schema, and the enums whose values, and not only types, a program needs. */
export function writeFacadeSchema() {
  write('server/__generated__/sdl.ts', `export const sdl = ${JSON.stringify(sdl)};\n`);
  write('server/__generated__/refusal-codes.graphql', refusalCodesSdl);
  write('server/__generated__/refusal-codes.ts', enumModule(sdl, 'RefusalCode', 'refusalCodes'));
  write('src/__generated__/error-codes.ts', enumModule(sdl, 'ErrorCode', 'errorCodes'));
}
