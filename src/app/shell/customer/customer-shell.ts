import { customerScreen } from '../../../routing/customer-screen';
import type { HeaderActionsProps } from '../header/header-actions';

/** The parts of the shell that only customers have; no guest's page loads their code. */
export const Strips = customerScreen(() => import(/* webpackChunkName: "customer-shell" */ './strips'));
export const CustomerRules = customerScreen(() => import(/* webpackChunkName: "customer-shell" */ './customer-rules'));
export const CustomerActions = customerScreen<HeaderActionsProps>(
  () => import(/* webpackChunkName: "customer-shell" */ './customer-actions'),
);
