import { readFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';

/** Refuses a Node.js older than package.json requires, before anything else fails with a less clear error. */
export function requireNode() {
  const manifest = readFileSync(fromRoot('package.json'), 'utf8');
  const { engines } = /** @type {{ engines: { node: string } }} */ (JSON.parse(manifest));
  const [major = 0, minor = 0] = (engines.node.match(/\d+/g) ?? []).map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new Error(`Node.js ${engines.node} is needed; this is ${process.version}.`);
}
