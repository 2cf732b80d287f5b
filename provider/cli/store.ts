import { runCommand } from './run-command';

const output = {
  print: (text: string) => void process.stdout.write(`${text}\n`),
  printError: (text: string) => void process.stderr.write(`${text}\n`),
};

runCommand(process.argv.slice(2), process.env, output).then(
  (code) => process.exit(code),
  (error: unknown) => {
    output.printError(String(error));
    process.exit(1);
  },
);
