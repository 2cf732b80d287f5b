import { parseArgs } from 'node:util';
import { toText } from './report';
import { defaults, runConformance } from './run-conformance';

const usage = `Usage: npm run conformance -- URL [--customer name:password] [--staff e-mail:password] [--invitation LINK] [--key PROVIDER_KEY] [--store CODENAME] [--items N] [--pages N] [--json]

Tests the provider at URL against schema/provider/openapi.yaml, from outside. With --customer it signs in, saves an
address and puts it back, puts something into the cart, orders it and cancels the order. With --staff it signs in to the
studio, saves a draft of a store and discards it, schedules it for next month and cancels it, invites somebody and
revokes that; it publishes nothing. With --invitation a new person accepts that invitation, and is removed again.

Exit code: 0 without failures, 1 with some, 2 where it could not be started as asked.`;

function wholeNumber(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^\d{1,5}$/.test(text)) throw new Error(`"${text}" is no number`);
  return Number(text);
}

function loginOf(option: string, text: string | undefined) {
  if (text === undefined) return undefined;
  const at = text.indexOf(':');
  if (at < 1) throw new Error(`--${option} takes name:password`);
  return { name: text.slice(0, at), password: text.slice(at + 1) };
}

function read() {
  const string = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      customer: string,
      staff: string,
      invitation: string,
      key: string,
      store: string,
      items: string,
      pages: string,
      json: { type: 'boolean' },
    },
  });
  const [url, ...others] = positionals;
  if (!url || others.length > 0) throw new Error('One URL is needed');
  if (!URL.canParse(url) || !/^https?:/i.test(url)) throw new Error(`"${url}" is no http or https URL`);
  const [customer, staff] = [loginOf('customer', values.customer), loginOf('staff', values.staff)];
  return {
    url,
    json: values.json ?? false,
    options: {
      items: wholeNumber(values.items, defaults.items),
      pages: wholeNumber(values.pages, defaults.pages),
      ...(values.store && { store: values.store }),
      ...(values.invitation && { invitation: values.invitation.replace(/^.*\//, '') }),
      ...(values.key && { providerKey: values.key }),
      ...(customer && { customer: { identity: customer.name, password: customer.password } }),
      ...(staff && { staff: { email: staff.name, password: staff.password } }),
    },
  };
}

async function main() {
  const { url, json, options } = read();
  // A provider with many stores takes half a minute, so the terminal shows the progress.
  const onStore = (codename: string) => process.stderr.write(`store ${codename} …\n`);
  const result = await runConformance(url, { ...options, ...(process.stderr.isTTY && { onStore }) });
  console.log(json ? JSON.stringify(result, null, 2) : toText(result));
  process.exitCode = result.failures.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
});
