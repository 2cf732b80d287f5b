import type { OutcomeModel } from '../../adapters/models';
import type { FacadeContext } from '../context';

/** The session is over once the provider has done what ends it. */
export async function endSession({ visit }: FacadeContext, outcome: Promise<OutcomeModel>): Promise<OutcomeModel> {
  const ended = await outcome;
  if (ended.__typename === 'Done') visit.end();
  return ended;
}
