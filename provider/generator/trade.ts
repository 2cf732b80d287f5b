/** A kind of goods or services, of which items are made up. */
export interface Trade {
  /** Id and name of its list and its label. */
  id: string;
  name: string;
  emoji: readonly string[];
  type: 0 | 1;
  things: readonly string[];
  kinds: readonly string[];
  sizes: readonly string[];
  /** Lowest and highest price in thousands of rupiah. */
  price: readonly [number, number];
  /** What a customer chooses from. */
  choices: readonly string[];
}
