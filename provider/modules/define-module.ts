import type { FastifyInstance } from 'fastify';
import type { PersonalTable } from '../database/personal-data';
import type { Handlers } from '../http/operations';
import type { Deps } from './deps';

/** A task that runs every minute. */
export interface Task {
  /** Completes `Failed to …`. */
  name: string;
  /** @returns how many things it changed, if that is worth a log line */
  run(): Promise<unknown>;
  /** The text of the log line, which also has the number. */
  done?: string;
}

/** A question to another program, asked every second. */
export interface Poll {
  /** The other program, for example `biller`. */
  program: string;
  /** @returns an error for each question that it did not answer */
  run(): Promise<readonly unknown[]>;
}

/** What all modules declare, put together. */
export interface Declared {
  /** A table comes before the tables that it refers to. */
  personalTables: readonly PersonalTable[];
}

interface AnyModule {
  name: string;
  create(deps: Deps, modules: never, declared: Declared): object;
}

type PartsOf<After extends readonly AnyModule[]> = { [M in After[number] as M['name']]: ReturnType<M['create']> };

/** The parts of a module and of the modules that it uses. */
type Has<Name extends string, After extends readonly AnyModule[], Parts> = PartsOf<NoInfer<After>> & {
  [N in NoInfer<Name>]: NoInfer<Parts>;
};

export interface ModuleDefinition<
  Name extends string,
  After extends readonly AnyModule[],
  Parts extends object,
  Calls extends Partial<Handlers>,
> {
  /** The name under which other modules find its parts. */
  name: Name;
  /** The modules whose parts it uses. */
  after: After;
  create(deps: Deps, modules: PartsOf<NoInfer<After>>, declared: Declared): Parts;
  /** The handlers of the contract's calls. */
  routes?(modules: Has<Name, After, Parts>, deps: Deps): Calls;
  /** Adds routes that the generated contract does not describe: pictures, files, streams. */
  serve?(app: FastifyInstance, modules: Has<Name, After, Parts>, deps: Deps): void;
  /** Adds its page of the sandbox console. */
  sandbox?(app: FastifyInstance, modules: Has<Name, After, Parts>, deps: Deps): void;
  tasks?(modules: Has<Name, After, Parts>): Task[];
  polls?(modules: Has<Name, After, Parts>): Poll[];
  /** The tables with personal data, which are exported with an account and erased when it is closed. */
  personalData?: readonly PersonalTable[];
}

/** Defines a module for the list in `modules.ts`, with everything that it adds to the provider. */
export const defineModule = <
  const Name extends string,
  const After extends readonly AnyModule[],
  Parts extends object,
  Calls extends Partial<Handlers> = object,
>(
  definition: ModuleDefinition<Name, After, Parts, Calls>,
) => definition;
