import type { FastifyInstance } from 'fastify';
import type { PersonalTable } from '../database/personal-data';
import type { Handlers } from '../http/operations';
import type { Deps } from './deps';

/** What is done every minute. */
export interface Task {
  /** Completes `Failed to …`. */
  name: string;
  /** @returns how many things it changed, if that is worth a line of the log */
  run(): Promise<unknown>;
  /** The line of the log, beside the number. */
  done?: string;
}

/** What another program is asked every second. */
export interface Poll {
  /** That program, as `biller`. */
  program: string;
  /** @returns what it did not answer, each for itself */
  run(): Promise<readonly unknown[]>;
}

/** What all modules say of themselves, together. */
export interface Declared {
  /** What names others comes before what it names. */
  personalTables: readonly PersonalTable[];
}

interface AnyModule {
  name: string;
  create(deps: Deps, modules: never, declared: Declared): object;
}

type PartsOf<After extends readonly AnyModule[]> = { [M in After[number] as M['name']]: ReturnType<M['create']> };

/** The parts of a module and of those that it uses. */
type Has<Name extends string, After extends readonly AnyModule[], Parts> = PartsOf<NoInfer<After>> & {
  [N in NoInfer<Name>]: NoInfer<Parts>;
};

export interface ModuleDefinition<
  Name extends string,
  After extends readonly AnyModule[],
  Parts extends object,
  Calls extends Partial<Handlers>,
> {
  /** Under which other modules find its parts. */
  name: Name;
  /** The modules whose parts it uses. */
  after: After;
  create(deps: Deps, modules: PartsOf<NoInfer<After>>, declared: Declared): Parts;
  /** What answers the contract's calls. */
  routes?(modules: Has<Name, After, Parts>, deps: Deps): Calls;
  /** Adds what the generated contract does not describe: pictures, files, streams. */
  serve?(app: FastifyInstance, modules: Has<Name, After, Parts>, deps: Deps): void;
  /** Adds its page of the sandbox console. */
  sandbox?(app: FastifyInstance, modules: Has<Name, After, Parts>, deps: Deps): void;
  tasks?(modules: Has<Name, After, Parts>): Task[];
  polls?(modules: Has<Name, After, Parts>): Poll[];
  /** Where it keeps what belongs to a person: exported with the account, erased when that is closed. */
  personalData?: readonly PersonalTable[];
}

/** A part of the provider, as `modules.ts` lists it: all that it adds stands in its definition. */
export const defineModule = <
  const Name extends string,
  const After extends readonly AnyModule[],
  Parts extends object,
  Calls extends Partial<Handlers> = object,
>(
  definition: ModuleDefinition<Name, After, Parts, Calls>,
) => definition;
