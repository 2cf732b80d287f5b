import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** A catalogue as code generation writes it: ICU texts parsed beforehand. */
export type CompiledMessages = { [key: string]: CompiledMessage };
