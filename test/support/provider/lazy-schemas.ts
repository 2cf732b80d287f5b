import fastify, { type FastifyInstance, type FastifySchemaValidationError } from 'fastify';

/** The compilers that Fastify creates for an application without its own. */
async function ownCompilers() {
  const app = fastify();
  app.get('/', { schema: { querystring: {}, response: { 200: {} } } }, () => ({}));
  await app.ready();
  const { validatorCompiler, serializerCompiler } = app;
  if (!validatorCompiler || !serializerCompiler) throw new Error('fastify has made no compilers');
  return { validatorCompiler, serializerCompiler };
}

let compilers: ReturnType<typeof ownCompilers> | undefined;
const serializers = new WeakMap<object, (data: unknown) => string>();

/** Compiles each schema at its first use, because compiling all takes longer than most suites. */
export async function compileSchemasLazily(app: FastifyInstance) {
  const { validatorCompiler, serializerCompiler } = await (compilers ??= ownCompilers());
  app.setValidatorCompiler((route) => {
    const validate = Object.assign(
      (data: unknown) => {
        const compiled = validatorCompiler(route);
        const result = compiled(data);
        validate.errors = compiled.errors;
        return result;
      },
      { errors: null as FastifySchemaValidationError[] | null | undefined },
    );
    return validate;
  });
  app.setSerializerCompiler((route) => (data: unknown) => {
    const schema: object = route.schema;
    const serialize = serializers.get(schema) ?? serializerCompiler(route);
    serializers.set(schema, serialize);
    return serialize(data);
  });
}
