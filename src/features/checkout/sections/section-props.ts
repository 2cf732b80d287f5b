import type { CheckoutFlows, CheckoutSection } from '../use-checkout';

export interface SectionProps {
  flows: CheckoutFlows;
  /** As the store shows it. */
  currency: string;
  /** The section that kept the order from being placed at the last tap. */
  missing: CheckoutSection | null;
}
