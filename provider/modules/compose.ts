import type { FastifyInstance } from 'fastify';
import type { PersonalTable } from '../database/personal-data';
import type { Handlers } from '../http/operations';
import type { ModuleDefinition } from './define-module';
import type { Deps } from './deps';

/** The type of a module in the list. The parts that it uses are checked where it is defined. */
export type ListedModule = ModuleDefinition<
  string,
  readonly { name: string; create(): object }[],
  object,
  Partial<Handlers>
>;

interface Parts {
  [module: string]: object;
}

/** Makes one program of modules, each listed after those that it uses. */
export function compose(all: readonly ListedModule[]) {
  /** In the order of erasing: a table comes before the tables that it refers to. */
  const personalTables: readonly PersonalTable[] = all.toReversed().flatMap(({ personalData = [] }) => personalData);

  return {
    personalTables,

    /** @throws Error if a module is listed before one that it uses. */
    createModules(deps: Deps): Parts {
      const made: Parts = {};
      for (const module of all) {
        const missing = module.after.find(({ name }) => !(name in made));
        if (missing) throw new Error(`The module ${module.name} is listed before ${missing.name}, which it uses`);
        made[module.name] = module.create(deps, made, { personalTables });
      }
      return made;
    },

    /** The handlers of the contract's calls. @throws Error if two modules handle the same call. */
    handlersOf(modules: Parts, deps: Deps): { [operation: string]: unknown } {
      const handlers: { [operation: string]: unknown } = {};
      for (const module of all) {
        for (const [id, handler] of Object.entries(module.routes?.(modules, deps) ?? {})) {
          if (id in handlers)
            throw new Error(`The module ${module.name} handles ${id}, which another module already handles`);
          handlers[id] = handler;
        }
      }
      return handlers;
    },

    /** Adds the routes outside the contract, then the pages of the sandbox console. */
    serveModules: (app: FastifyInstance, modules: Parts, deps: Deps) => {
      for (const module of all) module.serve?.(app, modules, deps);
      for (const module of all) module.sandbox?.(app, modules, deps);
    },

    tasksOf: (modules: Parts) => all.flatMap((module) => module.tasks?.(modules) ?? []),

    pollsOf: (modules: Parts) => all.flatMap((module) => module.polls?.(modules) ?? []),
  };
}
