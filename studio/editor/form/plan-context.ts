import { createContext, use } from 'react';
import type { FormPlan } from './form-plan';

/** The plan of the form. RJSF renders once more with its old properties when they change, which would be another place. */
export const PlanContext = createContext<FormPlan | null>(null);

export function usePlan(): FormPlan {
  const plan = use(PlanContext);
  if (!plan) throw new Error('No PlanContext above this component');
  return plan;
}
