import { enumModule, refusalCodeSdl } from './codes';
import { listFiles, read, write } from './files';
import { staffRefusalCodes } from './provider-contract';

const refusalCodesSdl = refusalCodeSdl('StaffRefusalCode', staffRefusalCodes);

export const studioSdl = [...listFiles('schema/studio/*.graphql').sort().map(read), refusalCodesSdl].join('\n');

/** The schema of `/studio/graphql`, and the codes of its refusals, for which the studio needs texts. */
export function writeStudioSchema() {
  write('server/__generated__/studio-sdl.ts', `export const studioSdl = ${JSON.stringify(studioSdl)};\n`);
  write('server/__generated__/staff-refusal-codes.graphql', refusalCodesSdl);
  const codes = enumModule(studioSdl, 'StaffRefusalCode', 'staffRefusalCodes');
  write('server/__generated__/staff-refusal-codes.ts', codes);
  write('studio/__generated__/staff-refusal-codes.ts', codes);
}
