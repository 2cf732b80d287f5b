/** Takes the place of the package that RJSF resolves references with, which the schema of a form has none of. */
export default {};
